import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { Container } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { claims } from "#ui/shared/format/claims.ts"
import { ScenePicture, sceneRatio } from "#ui/shared/illustrations/ScenePicture.tsx"

import { HeroSearch } from "./HeroSearch.tsx"
import type { HomeSearch } from "./use-home-search.ts"

const layout = {
  display: "grid",
  alignItems: "center",
  columnGap: { md: 6, lg: 8 },
  rowGap: { xs: 4, md: 5 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" },
  gridTemplateAreas: { xs: '"words" "search" "scene"', md: '"words scene" "search search"' },
  pt: { xs: 5, md: 7 },
  pb: { xs: 5, md: 0 },
  // Reserves the picture's place while the document is arriving: the search precedes the picture in it, and is placed
  // below.
  "&::before": { content: { md: '""' }, gridArea: "scene", aspectRatio: sceneRatio }
}

// Aligned to the top, so that words which are being read do not move when the picture beside them loads.
const opening = { gridArea: "words", alignSelf: "start", pt: { lg: 4 } }

// With any text size, the longest word fits into a phone's width.
const title = { fontSize: "min(clamp(2.125rem, 1.35rem + 3.4vw, 3.75rem), 15vw)" }

const Claims = () => (
  <Box
    component="ul"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      columnGap: { xs: 2, sm: 4 },
      rowGap: 1.5,
      m: 0,
      mt: { xs: 3, md: 4 },
      p: 0,
      listStyle: "none"
    }}
  >
    {claims.map(({ figure, words }) => (
      <Box component="li" key={figure}>
        <Typography variant="h4" component="strong" sx={{ display: "block" }}>
          {figure}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
          {words}
        </Typography>
      </Box>
    ))}
  </Box>
)

/** The first thing people see: what this is, and the search. On wide screens the search reaches into the next band. */
export const Hero = (search: HomeSearch) => (
  <Box sx={{ bgcolor: "surface.sunken" }}>
    <Container sx={layout}>
      <Box sx={opening}>
        <PageTitle size="display" documentTitle={search.title} sx={title}>
          Find trusted home service professionals
        </PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: 560, color: "text.secondary" }}>
          Compare honestly reviewed professionals near you. Get quotes, choose the best, and have it done.
        </Typography>
        <Claims />
      </Box>
      <Box sx={{ gridArea: "search", mb: { md: -6 } }}>
        <HeroSearch {...search} />
      </Box>
      <Box sx={{ gridArea: "scene" }}>
        <ScenePicture scene="home" />
      </Box>
    </Container>
  </Box>
)
