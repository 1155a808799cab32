import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import type { LocalPage } from "#domain/local/local-page.ts"

import { localFacts } from "./local-words.ts"

const line = "1px solid var(--mui-palette-divider)"

const list = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))", md: "minmax(0, 1fr)" },
  gap: { xs: 2, md: 2.5 },
  m: 0,
  p: { xs: 2.5, md: 3.5 },
  "& > div + div": {
    borderTop: { xs: line, sm: "none", md: line },
    pt: { xs: 2, sm: 0, md: 2.5 }
  }
}

/** How many, how good, for how much: the place's own figures. */
export const LocalFacts = ({ page }: { readonly page: LocalPage }) => (
  <Card>
    <Box component="dl" sx={list}>
      {localFacts(page).map(({ figure, words }) => (
        <Box
          key={words}
          sx={{ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }}
        >
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {words}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
)
