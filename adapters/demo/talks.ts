import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import { ConversationId, MessageId, type ProviderId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { uuidAt } from "./ids.ts"
import type { Random } from "./random.ts"

export interface Talk {
  readonly conversation: ConversationRecord
  readonly messages: ReadonlyArray<MessageRecord>
}

export interface Line {
  readonly senderUserId: UserId
  readonly body: string
  readonly read: boolean
  readonly createdAt: Instant
}

interface Opening {
  readonly homeownerId: UserId
  readonly providerId: ProviderId
  readonly createdAt: Instant
  readonly lines: ReadonlyArray<Line>
}

/** A pair's conversation with its messages, oldest first. */
export const talk = ({ createdAt, homeownerId, lines, providerId }: Opening, random: Random): Talk => {
  const id = ConversationId.make(uuidAt(createdAt, random))
  return {
    conversation: {
      id,
      homeownerId,
      providerId,
      projectId: null,
      lastMessageAt: lines.at(-1)?.createdAt ?? null,
      createdAt
    },
    messages: lines.map((line) => ({
      ...line,
      id: MessageId.make(uuidAt(line.createdAt, random)),
      conversationId: id
    }))
  }
}
