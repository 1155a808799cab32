import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { Suspense, useState } from "react"

import { minCompared } from "#domain/quote/comparison/limits.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import {
  areComparable,
  choicePath,
  comparePath,
  crowdedProject,
  firstChoice,
  hasOffer
} from "./first-choice.ts"

const ChooseOffers = lazySection(async () => (await import("./ChooseOffers.tsx")).ChooseOffers)

interface Props {
  readonly quotes: ReadonlyArray<Quote>
  /** Where the comparison leads back to. */
  readonly next: string
}

/** A link to the comparison of these offers, or a choice of which of them to compare. */
export const CompareWays = ({ next, quotes }: Props) => {
  const [isChoosing, setChoosing] = useState(false)
  if (!areComparable(quotes)) return null
  const first = firstChoice(quotes)
  const isEnough = first.length >= minCompared
  const projectId = crowdedProject(quotes)
  if (projectId) {
    return (
      <LinkButton href={choicePath(projectId, next)} variant="outlined" size="small" sx={{ mb: 1.5 }}>
        Compare {quotes.filter(hasOffer).length} offers
      </LinkButton>
    )
  }
  return (
    <Box sx={{ mb: 1.5 }}>
      {isEnough && !isChoosing && (
        <LinkButton href={comparePath(first, next)} variant="outlined" size="small" sx={{ mr: 1.5 }}>
          Compare {first.length} offers
        </LinkButton>
      )}
      {(!isEnough || quotes.length > minCompared) && (
        <Button
          size="small"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
          sx={{ ml: -1.5 }}
        >
          Choose which to compare
        </Button>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseOffers quotes={quotes} next={next} />
        </Suspense>
      )}
    </Box>
  )
}
