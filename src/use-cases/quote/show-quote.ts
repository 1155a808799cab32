import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { now } from "../now.ts"
import { ownQuote } from "./own-quote.ts"
import { seeReveals } from "./see-reveals.ts"

/** One of one's own quotes, as it is now. */
export const showQuote = Effect.fn("showQuote")(function* (actor: Actor, id: QuoteId) {
  const views = yield* QuoteViews
  yield* ownQuote(actor, id)
  const quote = yield* views.byId(id, actor, yield* now)
  yield* seeReveals(actor, [quote])
  return quote
})
