import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import { ownConversation } from "./own-conversation.ts"

/** One of one's own conversations, wherever in the list it stands. */
export const showConversation = Effect.fn("showConversation")(function* (actor: Actor, id: ConversationId) {
  const views = yield* ConversationViews
  yield* ownConversation(actor, id)
  return yield* views.byId(id, actor)
})
