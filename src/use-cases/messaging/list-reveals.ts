import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asRevealInTalk } from "#domain/quote/reveal.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { maxOwnPageSize } from "#domain/shared/limits.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"

import { ownConversation } from "./own-conversation.ts"

/** What was revealed of the homeowner of one's own conversation to its provider. */
export const listRevealsInTalk = Effect.fn("listRevealsInTalk")(function* (actor: Actor, id: ConversationId) {
  const reveals = yield* RevealRepository
  const { homeownerId, providerId } = yield* ownConversation(actor, id)
  return (yield* reveals.ofPair({ homeownerId, providerId }, maxOwnPageSize)).map(asRevealInTalk)
})
