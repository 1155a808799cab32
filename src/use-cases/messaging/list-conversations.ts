import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ConversationPage } from "#domain/messaging/conversation.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import type { Body } from "../body.ts"
import { pageOf, sliceOf } from "../page.ts"
import { ownConversation } from "./own-conversation.ts"

const markAt = (actor: Actor, id: ConversationId) =>
  Effect.mapError(ownConversation(actor, id), () =>
    invalid("before", "That conversation is not one of yours")
  )

/** A page of one's conversations, last active first. */
export const listConversations = Effect.fn("listConversations")(function* (
  actor: Actor,
  query: Body<ConversationPage>
) {
  const views = yield* ConversationViews
  const { archived, ...asked } = yield* query
  const slice = yield* sliceOf(asked, (before) => markAt(actor, before))
  return pageOf(yield* views.of(actor, { ...slice, isPutAway: archived === "true" }), slice)
})
