import { createTheme, type Theme } from "@mui/material/styles"

import { baseline } from "./baseline.ts"
import { components } from "./components.ts"
import { darkPalette, lightPalette } from "./palette.ts"
import { typography } from "./type.ts"

const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: "media" },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // In `sx`, `borderRadius: 3` is three times this: 12 pixels.
    shape: { borderRadius: 4 },
    typography,
    components: { ...components, ...baseline }
  })

let theme: Theme | undefined

/**
 * Our theme. Colours are CSS variables that follow the system by media query, so nothing flashes at start. It is made
 * when it is first needed: that takes a phone some time, and the phone has just parsed all of our code.
 */
export const ourTheme = (): Theme => (theme ??= makeTheme())
