import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"

import type { ConversationId, MessageId } from "../../src/domain/shared/ids.ts"
import { call } from "../http/call.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. */
export const conversationsQuery = queryOptions({
  queryKey: ["/api/conversations"],
  queryFn: () => call("GET /api/conversations")
})

export const messagesQuery = (conversationId: ConversationId) =>
  queryOptions({
    queryKey: ["/api/conversations", conversationId, "messages"],
    queryFn: () => call("GET /api/conversations/:conversationId/messages", { params: { conversationId } })
  })

/** The messages before one, for scrolling up. */
export const olderMessages = (conversationId: ConversationId, before: MessageId) =>
  call("GET /api/conversations/:conversationId/messages", { params: { conversationId }, query: { before } })

export const useSendMessage = (conversationId: ConversationId) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string) =>
      call("POST /api/conversations/:conversationId/messages", {
        params: { conversationId },
        body: { content }
      }),
    // Its key begins with the list's, so this refreshes the messages as well.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["/api/conversations"] })
  })
}

/** Marks the other's messages as read; the list's unread badges follow. */
export const useMarkRead = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (conversationId: ConversationId) =>
      call("POST /api/conversations/:conversationId/read", { params: { conversationId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey, exact: true })
  })
}

export const useStartConversation = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (providerId: string) => call("POST /api/conversations", { body: { providerId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: conversationsQuery.queryKey, exact: true })
  })
}
