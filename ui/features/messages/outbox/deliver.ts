import type { InfiniteData, QueryClient } from "@tanstack/react-query"

import type { Conversation, Message } from "#domain/messaging/conversation.ts"
import { lastWordsOf } from "#domain/messaging/last-words.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { photosField } from "#ui/features/photos/kept-photo.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { call } from "#ui/shared/api/call.ts"
import { isEarlier } from "#ui/shared/api/earlier-answers.ts"
import { editCached, putFirst } from "#ui/shared/api/edit-cached.ts"
import { expectEvent, trackWrite } from "#ui/shared/api/own-writes.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

import {
  allConversationsQuery,
  conversationQuery,
  conversationsQuery,
  messagesQuery
} from "../use-conversations.ts"
import { changeUnsent, unsentAt, type UnsentMessage, type UnsentPlace } from "./unsent-store.ts"

type Pages = InfiniteData<ReadonlyArray<Message>>

const withMessage =
  (sent: Message) =>
  (data: Pages): Pages => {
    if (data.pages.some((page) => page.some(({ id }) => id === sent.id))) return data
    const [newest = [], ...older] = data.pages
    return { ...data, pages: [[...newest, sent], ...older] }
  }

/**
 * Writes the message into the caches: into its chat, and as the last words of its conversation, which becomes the
 * first.
 */
const showSent = (queryClient: QueryClient, conversationId: ConversationId, sent: Message) => {
  editCached(queryClient, messagesQuery(conversationId).queryKey, withMessage(sent))
  const listed = queryClient.getQueryData(conversationsQuery.queryKey)?.pages.flatMap(({ items }) => items)
  const opened = queryClient.getQueryData(conversationQuery(conversationId).queryKey)
  const conversation = listed?.find(({ id }) => id === conversationId) ?? opened
  // A message unarchives the conversation, for both.
  if (conversation === undefined || conversation.isArchived || isEarlier(sent))
    return void askAnew(queryClient, "/api/conversations")
  const lastMessage = lastWordsOf(sent.content, sent.photos?.length ?? 0)
  const spoken = { ...conversation, lastMessage, lastMessageAt: sent.createdAt }
  putFirst(queryClient, conversationsQuery.queryKey, spoken)
  putFirst(queryClient, allConversationsQuery.queryKey, spoken)
  editCached<Conversation>(queryClient, conversationQuery(conversationId).queryKey, () => spoken)
  return expectEvent("message", sent)
}

const isUnsent = (place: UnsentPlace, key: string) =>
  unsentAt(place).messages.some((message) => message.key === key)

/**
 * Changes an unsent message. If it is no longer in the store, the store is left alone: it may be another person's by
 * then.
 */
const changeMessage = (
  place: UnsentPlace,
  key: string,
  change: (message: UnsentMessage) => ReadonlyArray<UnsentMessage>
) => {
  if (!isUnsent(place, key)) return
  changeUnsent(place, (unsent) => ({
    ...unsent,
    messages: unsent.messages.flatMap((message) => (message.key === key ? change(message) : message))
  }))
}

const setFailed = (place: UnsentPlace, key: string, hasFailed: boolean) =>
  changeMessage(place, key, (message) => [{ ...message, hasFailed }])

export const dropUnsent = (place: UnsentPlace, key: string): void => changeMessage(place, key, () => [])

/** Says that a message was not sent, and why. */
export const sayFailed = (description: string) => {
  toast({ title: "Failed to send message", description, variant: "destructive" })
}

const underWay = new Set<string>()

/**
 * Sends an unsent message of the store, from this page only once at a time. When it has arrived it leaves the store.
 */
export const deliver = async (queryClient: QueryClient, place: UnsentPlace, message: UnsentMessage) => {
  const { content, key, photos = [] } = message
  const { conversationId } = place
  if (underWay.has(key)) return
  underWay.add(key)
  setFailed(place, key, false)
  try {
    const sent = await trackWrite(
      call("POST /api/conversations/:conversationId/messages", {
        params: { conversationId },
        body: { content, ...photosField(photos) },
        idempotencyKey: key
      })
    )
    // First into the log, then out of the store: at no moment is it shown twice, or not at all.
    showSent(queryClient, conversationId, sent)
    dropUnsent(place, key)
  } catch (error) {
    // After a sign-out there is nothing left to send.
    if (isUnsent(place, key)) sayFailed(wordsFor(error))
    setFailed(place, key, true)
  } finally {
    underWay.delete(key)
  }
}
