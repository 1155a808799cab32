import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import type { Removal } from "#domain/removal/removal.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ConversationId, MessageId, ProviderId, UserId } from "#domain/shared/ids.ts"

import type { Pair } from "../views/quote-views.ts"

export interface Opened {
  readonly conversation: ConversationRecord
  /** False when the pair had one already. */
  readonly isNew: boolean
}

export class ConversationRepository extends Context.Service<
  ConversationRepository,
  {
    /** Stores the conversation, or gives back the one that the pair has. */
    readonly open: (conversation: ConversationRecord) => Effect.Effect<Opened>
    readonly byId: (id: ConversationId) => Effect.Effect<ConversationRecord, NotFound>
    /** The same, and keeps others from writing in it and from changing it until the surrounding transaction ends. */
    readonly held: (id: ConversationId) => Effect.Effect<ConversationRecord, NotFound>
    /** The conversation of a pair; null while they have none. */
    readonly of: (pair: Pair) => Effect.Effect<ConversationRecord | null>
    /** The same, held as well. */
    readonly heldOf: (pair: Pair) => Effect.Effect<ConversationRecord | null>
    /** The professionals with whom a homeowner's conversation is closed, by either of the two. */
    readonly closedWith: (homeownerId: UserId) => Effect.Effect<ReadonlyArray<ProviderId>>
    /** Stores who has put it away or closed it. */
    readonly putAway: (conversation: ConversationRecord) => Effect.Effect<void>
    /**
     * Stores the message, makes it the conversation's newest, and takes the conversation out of both people's archives.
     */
    readonly addMessage: (message: MessageRecord) => Effect.Effect<void>
    readonly message: (id: MessageId) => Effect.Effect<MessageRecord | null>
    /** The same for a message that was not taken down, locked until the surrounding transaction ends. */
    readonly standing: (id: MessageId) => Effect.Effect<MessageRecord, NotFound>
    /** Blanks the message, which is unread no more, and hides its photos; the removal keeps its words. */
    readonly takeDown: (removal: Pick<Removal, "aboutId" | "ground" | "removedAt">) => Effect.Effect<void>
    /** A message that was taken down, without what it said; locked as well. */
    readonly takenDown: (id: MessageId) => Effect.Effect<MessageRecord, NotFound>
    /** Gives a message that was taken down these words again, with its photos. */
    readonly putBack: (id: MessageId, body: string) => Effect.Effect<void>
    /** Marks what others wrote in the conversation as read by `reader`; false when all of it was already. */
    readonly markRead: (id: ConversationId, reader: UserId) => Effect.Effect<boolean>
  }
>()("ports/ConversationRepository") {}
