import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { tradePeople } from "#domain/catalogue/trade-people.ts"
import type { LocalPage } from "#domain/local/local-page.ts"
import { Breadcrumbs } from "#ui/shared/components/Breadcrumbs.tsx"
import { Container } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { cityWords, searchPath } from "./local-path.ts"
import { trailOfPlace } from "./local-trail.ts"
import { localHeading, localTitle } from "./local-words.ts"
import { LocalFacts } from "./LocalFacts.tsx"

const layout = {
  display: "grid",
  // Aligned to the top, so that words which are being read do not move when the facts beside them load.
  alignItems: "start",
  columnGap: { md: 6, lg: 10 },
  rowGap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
  mt: { xs: 2.5, md: 3.5 }
}

const buttons = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1.5,
  mt: { xs: 3, md: 4 },
  "& > *": { flexGrow: { xs: 1, sm: 0 } }
}

/** What the page is about: the category, the place, and its facts. */
export const LocalHead = ({ page }: { readonly page: LocalPage }) => (
  <Box sx={{ bgcolor: "surface.sunken" }}>
    <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 5, md: 7 } }}>
      <Breadcrumbs trail={trailOfPlace(page)} here={cityWords(page)} />
      <Box sx={layout}>
        <Box>
          <PageTitle size="display" documentTitle={localTitle(page)}>
            {localHeading(page)}
          </PageTitle>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 2, maxWidth: 560, color: "text.secondary" }}
          >
            {`Compare ${tradePeople[page.category.name].many} who work in ${page.place.city}, read what their customers say, and ask for a quote.`}
          </Typography>
          <Box sx={buttons}>
            <LinkButton href="/start-project" variant="contained" size="large">
              Start a Project
            </LinkButton>
            <LinkButton href={searchPath(page)} variant="outlined" size="large">
              Search within 50 miles
            </LinkButton>
          </Box>
        </Box>
        <LocalFacts page={page} />
      </Box>
    </Container>
  </Box>
)
