import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

import { onDeepVariables } from "#ui/theme/palette.ts"

import { Container } from "./Page.tsx"

interface Props {
  readonly title: string
  readonly text: string
  /** The links on from here, which look like buttons. */
  readonly children: ReactNode
}

/** The last band of a page, with links on from there. */
export const ClosingBand = ({ children, text, title }: Props) => {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ ...onDeepVariables, bgcolor: "surface.deep", color: "surface.onDeep", py: { xs: 6, md: 9 } }}
    >
      <Container width="reading" sx={{ textAlign: "center" }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, mb: 4, opacity: 0.86 }}>
          {text}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", justifyContent: "center" }}>
          {children}
        </Stack>
      </Container>
    </Box>
  )
}
