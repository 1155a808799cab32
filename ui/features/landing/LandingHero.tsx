import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ComponentType, ReactNode } from "react"

import { Container } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"

import { type HeroFact, HeroFacts } from "./HeroFacts.tsx"

interface Props {
  readonly title: string
  /** The title of the browser's tab; by default the title in the route table. */
  readonly tab?: string | undefined
  readonly lead: string
  readonly scene: ComponentType
  /** A link back, above the title. */
  readonly above?: ReactNode
  readonly facts: ReadonlyArray<HeroFact>
  /** What to do first: a search, or buttons. */
  readonly children: ReactNode
}

const layout = {
  display: "grid",
  alignItems: "center",
  gap: { xs: 4, md: 6, lg: 8 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 6fr)" },
  py: { xs: 4, md: 8 }
}

// Aligned to the top, so that words which are being read do not move when the picture beside them loads.
const opening = { alignSelf: "start" }

/** The top of a landing page: what it is about, in words and as a picture, and what to do first. */
export const LandingHero = ({ above, children, facts, lead, scene: Scene, tab, title }: Props) => (
  <Box sx={{ bgcolor: "surface.sunken" }}>
    <Container sx={layout}>
      <Box sx={opening}>
        {above && <Box sx={{ mb: 1 }}>{above}</Box>}
        <PageTitle size="display" documentTitle={tab}>
          {title}
        </PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: 560, color: "text.secondary" }}>
          {lead}
        </Typography>
        <Box sx={{ mt: { xs: 3, md: 4 } }}>{children}</Box>
        <HeroFacts facts={facts} />
      </Box>
      <Scene />
    </Container>
  </Box>
)
