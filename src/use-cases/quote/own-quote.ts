import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { partyOf } from "#domain/quote/quote-rules.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

/** A quote of which the actor is one of the two people; to others it does not exist. */
export const ownQuote = Effect.fn("ownQuote")(function* (actor: Actor, id: QuoteId) {
  const quote = yield* (yield* QuoteRepository).byId(id)
  const party = yield* Effect.fromResult(partyOf(quote, actor))
  return { quote, party }
})
