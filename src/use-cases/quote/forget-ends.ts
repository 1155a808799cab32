import * as Effect from "effect/Effect"

import type { QuoteRecord } from "#domain/quote/quote.ts"
import { groupBy } from "#domain/shared/group-by.ts"

import { unsay } from "../notices/unsay.ts"

/** Takes back the notices that offers are about to end: the offers were answered, or are gone. */
export const forgetEnds = Effect.fnUntraced(function* (ended: ReadonlyArray<QuoteRecord>) {
  const offered = ended.filter(({ offerVersion }) => offerVersion !== null)
  for (const [homeownerId, own] of groupBy(offered, (quote) => quote.homeownerId)) {
    const ids = own.map(({ id }) => id)
    yield* unsay(homeownerId, "offer-ending", ids)
  }
})
