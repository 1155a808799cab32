import type { Conversation } from "#domain/messaging/conversation.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { call } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

import { conversationQuery } from "./use-conversations.ts"

/** What one of the two does with a conversation as a whole. */
export type PuttingAway = "archive" | "unarchive" | "block" | "unblock"

// What closes a conversation also ends what is open between the two.
const touches = ["/api/conversations", "/api/quotes", "/api/projects", "/api/me/counts"]

/** Puts a conversation away or closes it, or takes that back. */
export const usePutAway = ({ id: conversationId }: Pick<Conversation, "id">) =>
  useWrite({
    touches,
    send: (step: PuttingAway) =>
      call(`POST /api/conversations/:conversationId/${step}`, { params: { conversationId } }),
    take: (queryClient, conversation, step) => {
      expectEvent("conversation", conversation)
      // It goes from one list to the other; opened it stays.
      queryClient.setQueryData(conversationQuery(conversationId).queryKey, conversation)
      changeThing<Conversation>(queryClient, "/api/conversations", conversationId, () => conversation)
      const isArchiving = step === "archive" || step === "unarchive"
      return askAnew(queryClient, ...(isArchiving ? ["/api/conversations", "/api/me/counts"] : touches))
    }
  })
