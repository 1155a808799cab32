import type DefaultPropsProvider from "@mui/material/DefaultPropsProvider"
import type { ComponentProps } from "react"

/** What our controls do unless a screen says otherwise. */
export const defaultProps: ComponentProps<typeof DefaultPropsProvider>["value"] = {
  MuiButtonBase: { disableRipple: true },
  MuiButton: { disableElevation: true },
  MuiCard: { variant: "outlined" },
  MuiFormControl: { fullWidth: true },
  MuiInputLabel: { shrink: true },
  MuiSkeleton: { animation: "wave" }
}
