import { ThemeContext } from "@emotion/react"
import CssBaseline from "@mui/material/CssBaseline"
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider"
import GlobalStyles from "@mui/material/GlobalStyles"
import type { ReactNode } from "react"

import { defaultProps } from "#ui/theme/defaults.ts"
import { ourTheme } from "#ui/theme/theme.ts"

const Everywhere = () => (
  <>
    <GlobalStyles styles={ourTheme().generateStyleSheets()} />
    <CssBaseline />
  </>
)

interface Props {
  readonly children: ReactNode
  readonly hasGlobalStyles?: boolean | undefined
}

/**
 * Our theme for everything inside. Material's own ThemeProvider also keeps a colour mode that people switch, with
 * storage and scripts; ours follows the system by media query alone, on the server as in the browser.
 */
export const ThemeRoot = ({ children, hasGlobalStyles = false }: Props) => (
  <ThemeContext value={ourTheme()}>
    <DefaultPropsProvider value={defaultProps}>
      {hasGlobalStyles ? null : <Everywhere />}
      {children}
    </DefaultPropsProvider>
  </ThemeContext>
)
