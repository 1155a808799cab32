import CheckIcon from "@mui/icons-material/Check"

import { type Checks, checkedWords, type Papers, statedWords } from "#ui/shared/format/provider-words.ts"

import { Badge, Badges, StatedBy } from "../card/Badge.tsx"

/** What a business states about itself, and what was checked about it; nothing at all when there is neither. */
export const ProviderBadges = (provider: Checks & Papers) => {
  const stated = statedWords(provider)
  const checked = checkedWords(provider)
  return stated.length + checked.length === 0 ? null : (
    <Badges>
      {stated.map((word) => (
        <Badge key={word} look="stated">
          <span>{word}</span> <StatedBy />
        </Badge>
      ))}
      {checked.map((word) => (
        <Badge key={word} look="checked">
          <CheckIcon aria-hidden sx={{ fontSize: 16 }} />
          {word}
        </Badge>
      ))}
    </Badges>
  )
}
