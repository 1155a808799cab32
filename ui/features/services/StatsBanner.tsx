import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { claims } from "#ui/shared/format/claims.ts"

/** The network in three figures. */
export const StatsBanner = () => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" },
      gap: { xs: 2, sm: 3 },
      m: 0,
      mt: 4,
      mb: { xs: 4, md: 6 },
      px: 3,
      py: { xs: 3, md: 4 },
      borderRadius: 5,
      bgcolor: "surface.tinted",
      color: "surface.onTinted",
      textAlign: "center"
    }}
  >
    {claims.map(({ figure, words }) => (
      <Box key={figure} sx={{ display: "flex", flexDirection: "column-reverse" }}>
        <Typography component="dt" variant="body2">
          {words}
        </Typography>
        <Typography component="dd" variant="h2" sx={{ m: 0 }}>
          {figure}
        </Typography>
      </Box>
    ))}
  </Box>
)
