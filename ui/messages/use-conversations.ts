import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"

import type { Conversation, Message } from "../../src/domain/messaging/conversation.ts"
import type { ConversationId, MessageId } from "../../src/domain/shared/ids.ts"
import { CallError } from "../http/call-error.ts"
import { call } from "../http/call.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. */
export const conversationsQuery = queryOptions({
  queryKey: ["/api/conversations"],
  queryFn: () => call("GET /api/conversations")
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
    getNextPageParam: (page) => (page.length === pageSize ? page[0]?.id : undefined)
  })

/** All loaded messages, oldest first. */
export const inOrder = (pages: ReadonlyArray<ReadonlyArray<Message>>): ReadonlyArray<Message> =>
  pages.toReversed().flat()

const withoutUnread = (id: ConversationId) => (list: ReadonlyArray<Conversation> | undefined) =>
  list?.map((conversation) => (conversation.id === id ? { ...conversation, unreadCount: 0 } : conversation))

const isPassing = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** Marks the other's messages as read; the list's unread badge goes at once. */
export const useMarkRead = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (conversationId: ConversationId) =>
      call("POST /api/conversations/:conversationId/read", { params: { conversationId } }),
    onSuccess: (_answer, conversationId) =>
      queryClient.setQueryData(conversationsQuery.queryKey, withoutUnread(conversationId)),
    // Nobody pressed a button that could be pressed again.
    retry: (failures, error) => failures < 4 && isPassing(error),
    retryDelay: (failures) => 1_000 * 2 ** failures
  })
}

/** A homeowner's conversation with a provider, the existing one or a new one. */
export const useStartConversation = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (providerId: string) => call("POST /api/conversations", { body: { providerId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey, exact: true })
  })
}
