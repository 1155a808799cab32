import Box from "@mui/material/Box"

import { maskOf } from "#ui/theme/mask-of.ts"

const pin =
  "M12 2C8.13 2 5 5.13 5 9c0 5.25 7 13 7 13s7-7.75 7-13c0-3.87-3.13-7-7-7M7 9c0-2.76 2.24-5 5-5s5 2.24 5 5c0 2.88-2.88 7.19-5 9.88C9.92 16.21 7 11.85 7 9m2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"

const line = {
  display: "flex",
  alignItems: "center",
  gap: 0.75,
  typography: "body2",
  color: "text.secondary",
  "&::before": {
    ...maskOf("0 0 24 24", pin),
    content: '""',
    flexShrink: 0,
    width: 18,
    height: 18,
    bgcolor: "text.secondary",
    "@media (forced-colors: active)": { bgcolor: "CanvasText" }
  }
}

/** Where a provider of a list is, beside a pin. A single element, because a list has twenty of them. */
export const CardPlace = ({ children }: { readonly children: string }) => (
  // Close under the rating.
  <Box component="span" sx={{ ...line, mt: -1.25 }}>
    {children}
  </Box>
)
