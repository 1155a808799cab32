import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import type { IconPoint } from "#ui/shared/components/IconPoints.tsx"
import { IconTile } from "#ui/shared/components/IconTile.tsx"
import { Section } from "#ui/shared/components/Section.tsx"

import type { LandingPage } from "./landing-page.ts"

const ServiceTile = ({ tile: { icon, text, title } }: { readonly tile: IconPoint }) => (
  <Card component="article" sx={{ display: "flex", gap: 2, p: { xs: 2.5, md: 3 } }}>
    <IconTile icon={icon} />
    <Box>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
        {text}
      </Typography>
    </Box>
  </Card>
)

/** What the trade does. */
export const ServiceTiles = ({ services }: Pick<LandingPage, "services">) => (
  <Section title={services.title} lead={services.lead}>
    <CardGrid>
      {services.tiles.map((tile) => (
        <ServiceTile key={tile.title} tile={tile} />
      ))}
    </CardGrid>
  </Section>
)
