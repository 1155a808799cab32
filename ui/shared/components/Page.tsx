import Box, { type BoxProps } from "@mui/material/Box"
import type { ReactNode } from "react"

/** The width of the content in pixels, without the padding at the window's edges. */
export const widths = { wide: 1240, reading: 760, narrow: 480 }

interface ContainerProps {
  readonly children: ReactNode
  readonly width?: keyof typeof widths
  readonly sx?: BoxProps["sx"]
}

/** Centres content and keeps it off the window's edges. */
export const Container = ({ children, sx, width = "wide" }: ContainerProps) => (
  <Box
    sx={[
      { width: "100%", maxWidth: widths[width] + 48, mx: "auto", px: { xs: 2, sm: 3 } },
      ...(Array.isArray(sx) ? sx : [sx])
    ]}
  >
    {children}
  </Box>
)

/** A whole screen without bands: forms, dashboard, lists. */
export const Page = ({ children, sx, width = "wide" }: ContainerProps) => (
  <Container width={width} sx={[{ py: { xs: 4, md: 7 } }, ...(Array.isArray(sx) ? sx : [sx])]}>
    {children}
  </Container>
)
