import Box, { type BoxProps } from "@mui/material/Box"

/** A line between parts. The library's own weighs as much as a screen. */
export const Rule = ({ sx }: Pick<BoxProps, "sx">) => (
  <Box
    component="hr"
    sx={[
      { m: 0, width: "100%", border: 0, borderTop: 1, borderColor: "divider" },
      ...(Array.isArray(sx) ? sx : [sx])
    ]}
  />
)
