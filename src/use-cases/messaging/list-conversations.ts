import * as Effect from "effect/Effect"

import type { Actor } from "../../domain/account/account.ts"
import { ConversationViews } from "../../ports/conversation-views.ts"

export const listConversations = (actor: Actor) =>
  Effect.flatMap(ConversationViews, (views) => views.of(actor))
