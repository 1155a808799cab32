import Box from "@mui/material/Box"

import { checkedBy, statedBy } from "#domain/check/stated-by.ts"
import type { Provider } from "#domain/provider/provider.ts"

import { Aside, Badge, Badges } from "./Badge.tsx"

type Papers = Pick<Provider, "isInsuranceChecked" | "isInsured" | "isLicenseChecked" | "isLicensed">

const sources = { ticked: checkedBy, stated: statedBy } as const

interface Shown {
  readonly word: string
  readonly look: keyof typeof sources
}

const shownOf = (word: string, isStated: boolean, isChecked: boolean): ReadonlyArray<Shown> =>
  isChecked || isStated ? [{ word, look: isChecked ? "ticked" : "stated" }] : []

/**
 * Which papers a business has, in one line, and who says so: once for both, or for each where operators have checked
 * only one.
 */
export const CardBadges = ({ isInsuranceChecked, isInsured, isLicenseChecked, isLicensed }: Papers) => {
  const shown = [
    ...shownOf("Licensed", isLicensed, isLicenseChecked === true),
    ...shownOf("Insured", isInsured, isInsuranceChecked === true)
  ]
  const [first] = shown
  if (first === undefined) return null
  const isAlike = shown.every(({ look }) => look === first.look)
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 0.5 }}>
      <Badges>
        {shown.map(({ look, word }) => (
          <Badge key={word} look={look}>
            {word}
            {!isAlike && <Aside look={look}> {sources[look]}</Aside>}
          </Badge>
        ))}
      </Badges>
      {isAlike && <Aside look="stated">{sources[first.look]}</Aside>}
    </Box>
  )
}
