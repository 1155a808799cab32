import Box from "@mui/material/Box"

const list = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  overflowWrap: "anywhere",
  typography: "body2",
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0 },
  // With large text on a phone: each answer below its name, so that neither is broken within a word.
  "@container (max-width: 14rem)": { gridTemplateColumns: "minmax(0, 1fr)", "& dd": { mb: 1 } }
}

/** Who, what, where and when. */
export const AgreedFacts = ({ facts }: { readonly facts: Readonly<Record<string, string>> }) => (
  <Box sx={{ containerType: "inline-size" }}>
    <Box component="dl" sx={list}>
      {Object.entries(facts).map(([label, answer]) => (
        <Box key={label} sx={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </Box>
      ))}
    </Box>
  </Box>
)
