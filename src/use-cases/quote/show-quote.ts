import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { partyOf } from "#domain/quote/quote-rules.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { now } from "../now.ts"

/** One of one's own quotes, as it is now. */
export const showQuote = Effect.fn("showQuote")(function* (actor: Actor, id: QuoteId) {
  const quotes = yield* QuoteRepository
  const views = yield* QuoteViews
  yield* Effect.fromResult(partyOf(yield* quotes.byId(id), actor))
  return yield* views.byId(id, actor, yield* now)
})
