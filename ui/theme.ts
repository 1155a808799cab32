import { createTheme } from "@mui/material/styles"

import { baseline } from "./theme-baseline.ts"
import { components } from "./theme-components.ts"
import { darkPalette, lightPalette } from "./theme-palette.ts"
import { typography } from "./theme-type.ts"

/** Our look. Colours are CSS variables that follow the system by media query, so nothing flashes at start. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "media" },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // In `sx`, `borderRadius: 3` is three times this: 12 pixels.
  shape: { borderRadius: 4 },
  typography,
  components: { ...components, ...baseline }
})
