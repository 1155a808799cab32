import * as Effect from "effect/Effect"

import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { aConversation, aMessage } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedProvider } from "#tests/support/seed.ts"

/** A conversation of Olivia Park with Reyes Plumbing, and its messages: who wrote, and in which minute. */
export const seedTalk = Effect.fnUntraced(function* (
  lines: ReadonlyArray<readonly ["homeowner" | "provider", number]>
) {
  const homeowner = yield* seedHomeowner({ firstName: "Olivia", lastName: "Park" })
  const provider = yield* seedProvider({ businessName: "Reyes Plumbing" })
  const conversation = aConversation({ homeownerId: homeowner.id, providerId: provider.id })
  const messages = lines.map(([sender, minute], index) =>
    aMessage({
      conversationId: conversation.id,
      senderUserId: sender === "homeowner" ? homeowner.id : provider.userId,
      body: `line ${index}`,
      createdAt: `2026-03-03T10:${String(minute).padStart(2, "0")}:00.000Z`
    })
  )
  const { addMessage, open } = yield* ConversationRepository
  yield* open(conversation)
  for (const message of messages) yield* addMessage(message)
  return { conversation, messages, homeowner: asHomeowner(homeowner), provider: asProvider(provider) }
})
