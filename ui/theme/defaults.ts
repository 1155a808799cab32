import type DefaultPropsProvider from "@mui/material/DefaultPropsProvider"
import type { ComponentProps } from "react"

/** The default props of our controls. */
export const defaultProps: ComponentProps<typeof DefaultPropsProvider>["value"] = {
  MuiButtonBase: { disableRipple: true },
  MuiButton: { disableElevation: true },
  MuiCard: { variant: "outlined" },
  MuiFormControl: { fullWidth: true },
  // Material watches for autofill to move labels out of the way; our labels stand above the fields.
  MuiInputBase: { disableInjectingGlobalStyles: true },
  MuiInputLabel: { shrink: true },
  MuiSkeleton: { animation: "wave" },
  // Subtitles are text; Material would make headings of them, out of order.
  MuiTypography: { variantMapping: { subtitle1: "p", subtitle2: "p" } }
}
