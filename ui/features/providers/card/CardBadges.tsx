import Box from "@mui/material/Box"

import { statedBy } from "#domain/check/stated-by.ts"
import { type Papers, statedWords } from "#ui/shared/format/provider-words.ts"

import { Aside, Badge, Badges } from "./Badge.tsx"

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
      <Aside look="stated">{statedBy}</Aside>
    </Box>
  )
}
