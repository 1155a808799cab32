import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { partyOf } from "#domain/quote/quote-rules.ts"
import type { QuotePage } from "#domain/quote/quote.ts"
import type { ConversationId, QuoteId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import type { Body } from "../body.ts"
import { ownConversation } from "../messaging/own-conversation.ts"
import { now } from "../now.ts"
import { pageOf, sliceOf } from "../page.ts"
import { seeReveals } from "./see-reveals.ts"

const markAt = Effect.fnUntraced(function* (actor: Actor, id: QuoteId) {
  const notOwn = invalid("before", "That quote is not one of yours")
  const quote = yield* Effect.mapError((yield* QuoteRepository).byId(id), () => notOwn)
  yield* Effect.mapError(Effect.fromResult(partyOf(quote, actor)), () => notOwn)
  return quote
})

const pairOf = (actor: Actor, id: ConversationId) =>
  Effect.mapError(ownConversation(actor, id), () =>
    invalid("conversationId", "That conversation is not one of yours")
  )

/** A page of a homeowner's quotes, or of those addressed to or made by a provider. */
export const listQuotes = Effect.fn("listQuotes")(function* (actor: Actor, query: Body<QuotePage>) {
  const views = yield* QuoteViews
  const { conversationId, projectId: projectIds = null, waiting, ...asked } = yield* query
  const slice = {
    ...(yield* sliceOf(asked, (before) => markAt(actor, before))),
    isWaiting: waiting === "true",
    projectIds,
    pair: conversationId === undefined ? null : yield* pairOf(actor, conversationId)
  }
  const { id, providerId } = actor
  const rows = yield* providerId === null
    ? views.ofHomeowner(id, slice, yield* now)
    : views.ofProvider(providerId, slice)
  const page = pageOf(rows, slice)
  yield* seeReveals(actor, page.items)
  return page
})
