import { ThemeContext } from "@emotion/react"
import CssBaseline from "@mui/material/CssBaseline"
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider"
import GlobalStyles from "@mui/material/GlobalStyles"
import type { ReactNode } from "react"

import { defaultProps } from "../theme-defaults.ts"
import { theme } from "../theme.ts"

/**
 * Our theme for everything inside. Material's own ThemeProvider also keeps a colour mode that people switch, with
 * storage and scripts; ours follows the system by media query alone, on the server as in the browser.
 */
export const Look = ({ children }: { readonly children: ReactNode }) => (
  <ThemeContext value={theme}>
    <DefaultPropsProvider value={defaultProps}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <CssBaseline />
      {children}
    </DefaultPropsProvider>
  </ThemeContext>
)
