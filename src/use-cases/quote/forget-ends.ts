import * as Effect from "effect/Effect"

import type { QuoteRecord } from "#domain/quote/quote.ts"

import { unsay } from "../notices/unsay.ts"

/** Takes back what was to be said of the ends of a homeowner's offers: they were answered, or are gone. */
export const forgetEnds = Effect.fnUntraced(function* (ended: ReadonlyArray<QuoteRecord>) {
  const offered = ended.filter(({ offerVersion }) => offerVersion !== null)
  const [first] = offered
  if (first === undefined) return
  const ids = offered.map(({ id }) => id)
  yield* unsay(first.homeownerId, "offer-ending", ids)
})
