import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type {
  Conversation,
  ConversationRecord,
  Message,
  MessageRecord
} from "#domain/messaging/conversation.ts"
import type { ConversationId } from "#domain/shared/ids.ts"

interface MessageSlice {
  readonly limit: number
  /** Only messages older than this one. */
  readonly before: MessageRecord | null
}

export interface ConversationSlice {
  readonly limit: number
  /** Only those last active before this one. */
  readonly before: ConversationRecord | null
  /** Those that the reader has put away or one of the two has closed, instead of the others. */
  readonly isPutAway: boolean
}

export class ConversationViews extends Context.Service<
  ConversationViews,
  {
    /** The actor's conversations, last active first. */
    readonly of: (actor: Actor, slice: ConversationSlice) => Effect.Effect<ReadonlyArray<Conversation>>
    /** As the actor sees it. Dies for an unknown id: the caller has just written or read it. */
    readonly byId: (id: ConversationId, actor: Actor) => Effect.Effect<Conversation>
    /** The newest `limit` messages, oldest first. */
    readonly messages: (id: ConversationId, slice: MessageSlice) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("ports/ConversationViews") {}
