import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { Section } from "./Section.tsx"

export interface Process {
  readonly title: string
  readonly lead: string
  readonly steps: ReadonlyArray<{ readonly title: string; readonly text: string }>
}

const list = {
  display: "grid",
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  m: 0,
  p: 0,
  listStyle: "none",
  // Where the steps stand side by side, a line leads from each figure to the next.
  "& > li": { position: "relative" },
  "& > li:not(:last-of-type)::before": {
    content: { xs: "none", lg: '""' },
    position: "absolute",
    top: 21,
    left: 60,
    right: -16,
    borderTop: 2,
    borderColor: "primary.main",
    opacity: 0.25
  }
}

const figure = {
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  mb: 2,
  borderRadius: 99,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontWeight: 700
}

/** The stages of the work, in their order. */
export const ProcessSteps = ({ story }: { readonly story: Process }) => (
  <Section tone="tinted" title={story.title} lead={story.lead}>
    <Box component="ol" sx={list}>
      {story.steps.map(({ text, title }, index) => (
        <Box component="li" key={title}>
          <Box aria-hidden sx={figure}>
            {index + 1}
          </Box>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
)
