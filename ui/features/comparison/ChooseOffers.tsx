import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { maxCompared } from "#domain/quote/comparison/limits.ts"
import { priceWords } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"

import { CompareBox } from "./CompareBox.tsx"
import { useCompared } from "./compared.ts"
import { CompareLink } from "./CompareLink.tsx"

const labelOf = (quote: Quote) =>
  [quote.providerName, priceWords(quote), quote.status === "pending" ? "" : quote.status]
    .filter(Boolean)
    .join(" · ")

const wordsFor = (count: number) =>
  count > maxCompared
    ? `There are ${count} offers. Choose up to ${maxCompared} of them.`
    : "Choose which offers stand side by side."

interface Props {
  readonly quotes: ReadonlyArray<Quote>
  /** Where the comparison leads back to. */
  readonly next: string
}

/** Chooses which of many offers are compared. */
export const ChooseOffers = ({ next, quotes }: Props) => {
  const compared = useCompared(quotes, next)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ mb: 1 }}>
        {wordsFor(quotes.length)}
      </Typography>
      {quotes.map((quote) => (
        <CompareBox key={quote.id} quote={quote} compared={compared} label={labelOf(quote)} />
      ))}
      <Box sx={{ mt: 2 }}>
        <CompareLink compared={compared} />
      </Box>
    </Box>
  )
}
