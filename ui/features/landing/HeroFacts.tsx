import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

export interface HeroFact {
  readonly figure: string
  readonly words: string
}

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: { xs: 2, sm: 4 },
  rowGap: 1,
  m: 0,
  mt: { xs: 3, md: 4 },
  p: 0,
  listStyle: "none"
}

/** A few figures in a row (docs/product.md#name-and-claims). */
export const HeroFacts = ({ facts }: { readonly facts: ReadonlyArray<HeroFact> }) => (
  <Box component="ul" sx={list}>
    {facts.map(({ figure, words }) => (
      <Typography key={words} component="li" variant="body2" sx={{ color: "text.secondary" }}>
        <Box
          component="strong"
          sx={{ display: { xs: "block", md: "inline" }, fontWeight: 700, color: "text.primary" }}
        >
          {figure}
        </Box>{" "}
        {words}
      </Typography>
    ))}
  </Box>
)
