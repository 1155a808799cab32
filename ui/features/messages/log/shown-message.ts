import type { Message } from "#domain/messaging/conversation.ts"
import type { MessageId, UserId } from "#domain/shared/ids.ts"
import type { ShownPhoto } from "#ui/features/photos/shown-photo.ts"

import type { UnsentMessage } from "../outbox/unsent-store.ts"

/** A message as the chat shows it, whether the server has it or not. */
export interface ShownMessage {
  readonly id: string
  readonly content: string
  readonly photos: ReadonlyArray<ShownPhoto>
  /** The words shown in place of a message that operators have taken down. */
  readonly removed: NonNullable<Message["removed"]> | null
  readonly isOwn: boolean
  /** Null for a message that has not arrived. */
  readonly createdAt: string | null
  readonly unsent: UnsentMessage | null
}

/**
 * The messages that have not arrived, as far as can be seen. The answer to a message may be lost although the message
 * has arrived: then it is among `messages`, after the one that was the newest when it was written.
 */
const stillUnsent = (
  unsent: ReadonlyArray<UnsentMessage>,
  messages: ReadonlyArray<Message>,
  userId: UserId
): ReadonlyArray<UnsentMessage> => {
  const recognised = new Set<MessageId>()
  return unsent.filter(({ after, content, photos = [] }) => {
    if (after === undefined) return true
    const newer = messages.slice(messages.findIndex(({ id }) => id === after) + 1)
    const arrived = newer.find(
      (message) =>
        message.senderId === userId &&
        message.content === content &&
        message.photos?.[0]?.id === photos[0]?.id &&
        !recognised.has(message.id)
    )
    if (arrived) recognised.add(arrived.id)
    return !arrived
  })
}

// The same for all, so that nothing seems to have changed.
const noPhotos: readonly [] = []

const sent =
  (userId: UserId) =>
  ({ content, createdAt, id, photos = noPhotos, removed, senderId }: Message): ShownMessage => ({
    id,
    content,
    photos,
    removed: removed ?? null,
    createdAt,
    isOwn: senderId === userId,
    unsent: null
  })

const waiting = (unsent: UnsentMessage): ShownMessage => ({
  id: unsent.key,
  content: unsent.content,
  photos: unsent.photos ?? noPhotos,
  removed: null,
  createdAt: null,
  isOwn: true,
  unsent
})

/**
 * The messages that have arrived, oldest first, and then those that have not, in the order in which they were written.
 */
export const shownMessages = (
  messages: ReadonlyArray<Message>,
  unsent: ReadonlyArray<UnsentMessage>,
  userId: UserId
): ReadonlyArray<ShownMessage> => [
  ...messages.map(sent(userId)),
  ...stillUnsent(unsent, messages, userId).map(waiting)
]
