import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { Section } from "#ui/shared/components/Section.tsx"
import { type DrawnScene, ScenePicture } from "#ui/shared/illustrations/ScenePicture.tsx"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

interface Popular {
  readonly name: string
  readonly path: string
  readonly scene: DrawnScene
}

const popular: ReadonlyArray<Popular> = [
  { name: "New Construction", path: "/services/new-construction", scene: "construction" },
  { name: "Kitchen Remodel", path: "/services/kitchen-remodel", scene: "kitchen" },
  { name: "Bathroom Updating", path: "/services/bathroom-updating", scene: "bathroom" },
  { name: "Pool Services", path: "/services/pool-services", scene: "pool" },
  { name: "Backyard Renovations", path: "/services/backyard-renovations", scene: "backyard" }
]

// Five in a row, or two above three.
const grid = {
  display: "grid",
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  "& > *": { gridColumn: { xs: "span 3", sm: "span 2", md: "auto" } },
  "& > :nth-of-type(-n + 2)": { gridColumn: { sm: "span 3", md: "auto" } },
  // The last tile, alone in its row on a phone, is laid out in a row.
  "& > :last-child": {
    gridColumn: { xs: "1 / -1", sm: "span 2", md: "auto" },
    flexDirection: { xs: "row", sm: "column" }
  },
  "& > :last-child img": { width: { xs: "48%", sm: "100%" }, mx: 0 },
  "@media (min-width: 900px)": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" }
}

const Tile = ({ name, path, scene }: Popular) => (
  <Card
    component={RouteLink}
    href={path}
    sx={{
      display: "flex",
      flexDirection: "column",
      textDecoration: "none",
      "& img": { borderRadius: 0, maxWidth: "none" },
      "&:hover": { borderColor: "outline" }
    }}
  >
    <ScenePicture scene={scene} isLater />
    <Typography variant="h5" component="h3" sx={{ px: { xs: 1, sm: 2 }, py: 2, my: "auto" }}>
      {name}
    </Typography>
  </Card>
)

/** The five big jobs with pages of their own. */
export const PopularServices = () => (
  // Room for the hero's search, which reaches into this band.
  <Box sx={{ pt: { md: 5 } }}>
    <Section title="Popular Services" lead="The big jobs, done by people who do nothing else.">
      <Box sx={grid}>
        {popular.map((service) => (
          <Tile key={service.path} {...service} />
        ))}
      </Box>
    </Section>
  </Box>
)
