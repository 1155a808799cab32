import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"

import { Live } from "#ui/features/live/Live.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { Toasts } from "#ui/shared/feedback/toast/Toasts.tsx"

import { RouteFocus } from "./shell/RouteFocus.tsx"
import { Screens } from "./shell/Screens.tsx"
import { Shell } from "./shell/Shell.tsx"
import { ThemeRoot } from "./shell/ThemeRoot.tsx"

interface Props {
  readonly queryClient: QueryClient
  /** Rendered inside every screen, after its content; mounted once the screen's code has loaded. */
  readonly atScreen?: ReactNode
  /** Whether the document already has the global styles. */
  readonly hasGlobalStyles?: boolean
}

/** The whole application, wherever it runs: the caller brings the router, the style cache and the query client. */
export const App = ({ atScreen, hasGlobalStyles, queryClient }: Props) => (
  <QueryClientProvider client={queryClient}>
    <ThemeRoot hasGlobalStyles={hasGlobalStyles}>
      <RouteFocus>
        <Shell>
          <Screens atScreen={atScreen} />
        </Shell>
      </RouteFocus>
      <QuoteDialogs />
      <Live />
      <Toasts />
    </ThemeRoot>
  </QueryClientProvider>
)
