import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

const list = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(220px, 100%), 1fr))",
  columnGap: 4,
  rowGap: 2,
  m: 0,
  mb: 3,
  overflowWrap: "anywhere"
}

/** Facts under their names; those without words are left out. */
export const FactList = ({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) => (
  <Box component="dl" sx={list}>
    {Object.entries(facts)
      .filter(([, words]) => typeof words !== "string" || words.trim() !== "")
      .map(([label, words]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography variant="caption" component="dt" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography variant="subtitle2" component="dd" sx={{ m: 0 }}>
            {words}
          </Typography>
        </Box>
      ))}
  </Box>
)
