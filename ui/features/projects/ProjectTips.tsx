import LightbulbIcon from "@mui/icons-material/LightbulbOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { SideCard } from "./SideCard.tsx"

const tips = [
  "Say what should be different when the work is done.",
  "Give sizes, materials and the age of what is there.",
  "Name a realistic budget: it brings realistic quotes.",
  "Mention parking, pets and when somebody is at home."
]

export const ProjectTips = () => (
  <SideCard title="Tips for Better Quotes">
    <Box component="ul" sx={{ display: "grid", gap: 1.5, m: 0, p: 0, listStyle: "none" }}>
      {tips.map((tip) => (
        <Box component="li" key={tip} sx={{ display: "flex", gap: 1.25 }}>
          <LightbulbIcon fontSize="small" aria-hidden sx={{ color: "star", mt: 0.25 }} />
          <Typography variant="body2" component="span">
            {tip}
          </Typography>
        </Box>
      ))}
    </Box>
  </SideCard>
)
