import CssBaseline from "@mui/material/CssBaseline"
import { ThemeProvider } from "@mui/material/styles"
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"

import { Toaster } from "./shared/toast/Toaster.tsx"
import { TooltipProvider } from "./shared/Tooltip.tsx"
import { Arrivals } from "./shell/Arrivals.tsx"
import { Screens } from "./shell/Screens.tsx"
import { Shell } from "./shell/Shell.tsx"
import { theme } from "./theme.ts"

/** The whole application, wherever it runs: the caller brings the router, the style cache and the query client. */
export const App = ({ queryClient }: { readonly queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <TooltipProvider>
        <Arrivals>
          <Shell>
            <Screens />
          </Shell>
        </Arrivals>
      </TooltipProvider>
      <Toaster />
    </ThemeProvider>
  </QueryClientProvider>
)
