import * as Effect from "effect/Effect"

import type { QuoteRecord } from "#domain/quote/quote.ts"
import { groupBy } from "#domain/shared/group-by.ts"

import { unsay } from "../notices/unsay.ts"

/**
 * Takes back what people were told of quotes and what is true no more, now that these were answered or have ended.
 * Whatever ends offers or work calls this, so a new kind of notice is taken back here alone. An accepted quote is
 * passed as it was before; of the others it does not matter.
 */
export const unsayOutdated = Effect.fnUntraced(function* (quotes: ReadonlyArray<QuoteRecord>) {
  // Where work was agreed on, the notice has gone with the acceptance.
  const offered = quotes.filter(
    ({ acceptedAt, offerVersion }) => offerVersion !== null && acceptedAt === null
  )
  for (const [homeownerId, own] of groupBy(offered, (quote) => quote.homeownerId)) {
    const ids = own.map(({ id }) => id)
    yield* unsay([{ userId: homeownerId }], "offer-ending", ids)
  }
})
