import type { Actor } from "#domain/account/account.ts"
import { type ConversationRecord, type MessageRecord, openToBoth } from "#domain/messaging/conversation.ts"
import { noticeOfMessage } from "#domain/notices/work-notices.ts"
import { ConversationId, MessageId, type ProviderId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { uuidAt } from "./ids.ts"
import type { ToldNotice } from "./notices.ts"
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
      createdAt,
      ...openToBoth
    },
    messages: lines.map((line) => ({
      ...line,
      id: MessageId.make(uuidAt(line.createdAt, random)),
      conversationId: id
    }))
  }
}

/** What is told of a talk: as long as nobody answers, the next message is the same news. */
export const toldOfTalk = (
  { conversation, messages }: Talk,
  people: ReadonlyArray<Actor>
): ReadonlyArray<ToldNotice> =>
  messages.flatMap((message, index) => {
    const { createdAt: at, read: isRead, senderUserId } = message
    const sender = people.find(({ id }) => id === senderUserId)
    return sender === undefined || messages[index + 1]?.senderUserId === senderUserId
      ? []
      : [{ ...noticeOfMessage(sender, conversation, message), at, isRead }]
  })
