import WinterIcon from "@mui/icons-material/AcUnitOutlined"
import FallIcon from "@mui/icons-material/AirOutlined"
import SpringIcon from "@mui/icons-material/LocalFloristOutlined"
import SummerIcon from "@mui/icons-material/WbSunnyOutlined"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { Section } from "#ui/shared/components/Section.tsx"

import type { Seasons } from "./extra-sections.ts"

const seasons = [
  { name: "Spring", icon: SpringIcon, tone: "green" },
  { name: "Summer", icon: SummerIcon, tone: "yellow" },
  { name: "Fall", icon: FallIcon, tone: "red" },
  { name: "Winter", icon: WinterIcon, tone: "blue" }
] as const

const grid = {
  display: "grid",
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(4, minmax(0, 1fr))"
  }
}

/** What to do in the yard, and when. */
export const SeasonAdvice = ({ story }: { readonly story: Seasons }) => (
  <Section title={story.title} lead={story.lead}>
    <Box sx={grid}>
      {seasons.map(({ icon: Icon, name, tone }) => (
        <Card
          key={name}
          component="article"
          sx={{ p: 3, bgcolor: `status.${tone}.bg`, borderColor: "transparent" }}
        >
          <Icon aria-hidden sx={{ fontSize: 32, color: `status.${tone}.fg` }} />
          <Typography variant="h4" component="h3" sx={{ mt: 1.5, color: `status.${tone}.fg` }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {story.advice[name]}
          </Typography>
        </Card>
      ))}
    </Box>
  </Section>
)
