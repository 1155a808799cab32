import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"

import { Live } from "#ui/features/live/Live.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { Toasts } from "#ui/shared/feedback/toast/Toasts.tsx"

import { Arrivals } from "./shell/RouteFocus.tsx"
import { Screens } from "./shell/Screens.tsx"
import { Shell } from "./shell/Shell.tsx"
import { Look } from "./shell/ThemeRoot.tsx"

/** The whole application, wherever it runs: the caller brings the router, the style cache and the query client. */
export const App = ({ queryClient }: { readonly queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <Look>
      <Arrivals>
        <Shell>
          <Screens />
        </Shell>
      </Arrivals>
      <QuoteDialogs />
      <Live />
      <Toasts />
    </Look>
  </QueryClientProvider>
)
