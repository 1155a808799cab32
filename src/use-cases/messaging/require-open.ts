import * as Effect from "effect/Effect"

import { requireOpen } from "#domain/messaging/put-away.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import type { Pair } from "#ports/views/quote-views.ts"

/** Checks that neither of the two has closed their conversation, and that neither does before the transaction ends. */
export const requireOpenPair = Effect.fn("requireOpenPair")(function* ({ homeownerId, providerId }: Pair) {
  const conversation = yield* (yield* ConversationRepository).heldOf({ homeownerId, providerId })
  if (conversation !== null) yield* Effect.fromResult(requireOpen(conversation))
})
