import CheckIcon from "@mui/icons-material/Check"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"

import { type Checks, checkedWords } from "./provider-words.ts"

const Badge = ({ children }: { readonly children: string }) => (
  <Box
    component="li"
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: 0.5,
      pl: 0.75,
      pr: 1.25,
      py: 0.375,
      borderRadius: "99px",
      typography: "caption",
      fontWeight: 650,
      bgcolor: "surface.tinted",
      color: "surface.onTinted"
    }}
  >
    <CheckIcon aria-hidden sx={{ fontSize: 16 }} />
    {children}
  </Box>
)

/** What has been checked about a provider; nothing at all when nothing has. */
export const ProviderBadges = (checks: Checks) => {
  const words = checkedWords(checks)
  return words.length === 0 ? null : (
    <Stack
      component="ul"
      aria-label="Checked"
      direction="row"
      spacing={0.75}
      useFlexGap
      sx={{ flexWrap: "wrap", listStyle: "none", m: 0, p: 0 }}
    >
      {words.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </Stack>
  )
}
