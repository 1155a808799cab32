import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { NewConversation } from "#domain/messaging/conversation.ts"
import { Transactor } from "#ports/transactor.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import type { Body } from "../body.ts"
import { findListedProvider } from "../provider/find-listed-provider.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { openConversation } from "./open-conversation.ts"

/** A homeowner turns to a provider; `isNew` is false when they had a conversation already. */
export const startConversation = Effect.fn("startConversation")(function* (
  actor: Actor,
  body: Body<NewConversation>
) {
  const views = yield* ConversationViews
  const { atomically } = yield* Transactor
  const { id: providerId } = yield* findListedProvider((yield* body).providerId)
  const { conversation, isNew } = yield* atomically(
    Effect.tap(openConversation({ homeownerId: actor.id, providerId, projectId: null }), (opened) =>
      opened.isNew ? withinLimit(actor, { kind: "providersAsked", thing: providerId }) : Effect.void
    )
  )
  return { conversation: yield* views.byId(conversation.id, actor), isNew }
})
