import type { Conversation } from "#domain/messaging/conversation.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { cachedThing } from "#ui/shared/api/cached-things.ts"
import { call } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

import { conversationQuery } from "./use-conversations.ts"

const touches = ["/api/conversations", "/api/me/counts"]

/** A homeowner's conversation with a provider, the existing one or a new one. */
export const useStartConversation = () =>
  useWrite({
    touches,
    send: (providerId: string) => call("POST /api/conversations", { body: { providerId } }),
    take: (queryClient, conversation) => {
      if (cachedThing<Conversation>(queryClient, "/api/conversations", conversation.id)) return undefined
      queryClient.setQueryData(conversationQuery(conversation.id).queryKey, conversation)
      return askAnew(queryClient, ...touches)
    }
  })
