import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { Conversation, Message } from "#domain/messaging/conversation.ts"
import type { ConversationId, MessageId } from "#domain/shared/ids.ts"
import { maxOwnPageSize, ownPageSize } from "#domain/shared/limits.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { CallError } from "#ui/shared/api/call-error.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { pageAfter, pagesByLast, readAll } from "#ui/shared/api/paged-list.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

const pageOf = (isArchived: boolean, before: string | null, limit: number) =>
  callList("GET /api/conversations", {
    query: { ...pageAfter(before, limit), ...(isArchived && { archived: "true" }) }
  })

/** A person's conversations, the last active first. For signed-in people only: `enabled: isAuthenticated`. */
export const conversationsQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/conversations"],
  queryFn: ({ pageParam }) => pageOf(false, pageParam, ownPageSize)
})

/** The conversations that were archived or blocked. */
export const archivedConversationsQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/conversations", "archived"],
  queryFn: ({ pageParam }) => pageOf(true, pageParam, ownPageSize)
})

/** All conversations, for searching them. */
export const allConversationsQuery = queryOptions({
  queryKey: ["/api/conversations", "all"],
  queryFn: () => readAll((before) => pageOf(false, before, maxOwnPageSize))
})

/** All archived conversations, for searching them. */
export const allArchivedQuery = queryOptions({
  queryKey: ["/api/conversations", "all archived"],
  queryFn: () => readAll((before) => pageOf(true, before, maxOwnPageSize))
})

/** One conversation that is opened, wherever in the list it is. */
export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ["/api/conversations", conversationId],
    queryFn: () => call("GET /api/conversations/:conversationId", { params: { conversationId } })
  })

const pageSize = 100

/** The messages of a conversation in pages, the newest page first; each page runs from old to new. */
export const messagesQuery = (conversationId: ConversationId) =>
  infiniteQueryOptions({
    queryKey: ["/api/conversations", conversationId, "messages"],
    queryFn: ({ pageParam: before }) =>
      call("GET /api/conversations/:conversationId/messages", {
        params: { conversationId },
        query: { limit: String(pageSize), ...(before === null ? {} : { before }) }
      }),
    initialPageParam: null as MessageId | null,
    // The newest page grows with what is sent.
    getNextPageParam: (page) => (page.length >= pageSize ? page[0]?.id : undefined)
  })

/** All loaded messages, oldest first. */
export const inOrder = (pages: ReadonlyArray<ReadonlyArray<Message>>): ReadonlyArray<Message> =>
  pages.toReversed().flat()

const isPassing = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** Marks the other's messages as read; the list's unread badge goes at once. */
export const useMarkRead = () =>
  useWrite({
    touches: ["/api/conversations", "/api/me/counts"],
    send: (conversationId: ConversationId) =>
      call("POST /api/conversations/:conversationId/read", { params: { conversationId } }),
    take: (queryClient, _answer, conversationId) => {
      expectEvent("read", { id: conversationId })
      changeThing<Conversation>(queryClient, "/api/conversations", conversationId, (conversation) =>
        conversation.unreadCount === 0 ? conversation : { ...conversation, unreadCount: 0 }
      )
      void askAnew(queryClient, "/api/me/counts")
    },
    // Retried by itself, because there is no button that could be pressed again.
    retry: (failures, error) => failures < 4 && isPassing(error),
    retryDelay: (failures) => 1_000 * 2 ** failures
  })
