import Box from "@mui/material/Box"

import { Badge, Badges, StatedBy } from "./Badge.tsx"
import { type Papers, statedWords } from "./provider-words.ts"

/** What a business states about itself, in a line: once for all badges, that it is its own statement. */
export const CardBadges = (papers: Papers) => {
  const stated = statedWords(papers)
  return stated.length === 0 ? null : (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
      <Badges>
        {stated.map((word) => (
          <Badge key={word} look="stated">
            {word}
          </Badge>
        ))}
      </Badges>
      <StatedBy />
    </Box>
  )
}
