import * as Effect from "effect/Effect"

import { ConversationId, type ProjectId, type ProviderId, type UserId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { tellOfConversation } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

interface Pair {
  readonly homeownerId: UserId
  readonly providerId: ProviderId
  readonly projectId: ProjectId | null
}

/** The pair's one conversation, opened when there is none yet. */
export const openConversation = Effect.fn("openConversation")(function* (pair: Pair) {
  const conversations = yield* ConversationRepository
  const { atomically } = yield* Transactor
  const id = yield* newId(ConversationId)
  const open = Effect.gen(function* () {
    const opened = yield* conversations.open({ ...pair, id, lastMessageAt: null, createdAt: yield* now })
    if (opened.isNew) yield* tellOfConversation(opened.conversation)
    return opened
  })
  return yield* atomically(open)
})
