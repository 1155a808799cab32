import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

import { onDeepVariables } from "#ui/theme/palette.ts"

import { Container } from "./Page.tsx"

const tones = {
  plain: {},
  sunken: { bgcolor: "surface.sunken" },
  tinted: { bgcolor: "surface.tinted" },
  deep: { ...onDeepVariables, bgcolor: "surface.deep", color: "surface.onDeep" }
}

interface Props {
  readonly children: ReactNode
  readonly tone?: keyof typeof tones
  /** The band's h2; it also names the region. */
  readonly title?: string
  readonly lead?: ReactNode
  /** Stands at the right of the title: a link to see all, a sort select. */
  readonly action?: ReactNode
  readonly id?: string
}

const SectionHead = ({
  action,
  lead,
  title,
  titleId
}: Pick<Props, "action" | "lead" | "title"> & { readonly titleId: string }) => (
  <Stack
    direction={{ xs: "column", sm: "row" }}
    spacing={2}
    useFlexGap
    sx={{
      flexWrap: { sm: "wrap" },
      justifyContent: "space-between",
      alignItems: { sm: "flex-end" },
      "& > a": { alignSelf: { xs: "flex-start", sm: "auto" } },
      mb: { xs: 3, md: 5 }
    }}
  >
    <Box sx={{ maxWidth: 680 }}>
      <Typography variant="h2" id={titleId}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="subtitle1" component="p" sx={{ mt: 1, opacity: 0.86 }}>
          {lead}
        </Typography>
      )}
    </Box>
    {action}
  </Stack>
)

/** A full-width band of a page with an optional head. */
export const Section = ({ action, children, id, lead, title, tone = "plain" }: Props) => {
  const titleId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={title ? titleId : undefined}
      sx={[{ py: { xs: 6, md: 10 } }, tones[tone]]}
    >
      <Container>
        {title && <SectionHead title={title} titleId={titleId} lead={lead} action={action} />}
        {children}
      </Container>
    </Box>
  )
}
