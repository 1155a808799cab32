import type { Conversation } from "#domain/messaging/conversation.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { call } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

import { conversationQuery } from "./use-conversations.ts"

/** A step of one of the two with the whole conversation. */
export type PuttingAway = "archive" | "unarchive" | "block" | "unblock"

// Blocking a conversation also ends the open quotes between the two.
const touches = ["/api/conversations", "/api/quotes", "/api/projects", "/api/me/counts"]

/** Archives or blocks a conversation, or undoes that. */
export const usePutAway = ({ id: conversationId }: Pick<Conversation, "id">) =>
  useWrite({
    touches,
    send: (step: PuttingAway) =>
      call(`POST /api/conversations/:conversationId/${step}`, { params: { conversationId } }),
    take: (queryClient, conversation, step) => {
      expectEvent("conversation", conversation)
      // It moves from one list to the other; while it is open, it stays open.
      queryClient.setQueryData(conversationQuery(conversationId).queryKey, conversation)
      changeThing<Conversation>(queryClient, "/api/conversations", conversationId, () => conversation)
      const isArchiving = step === "archive" || step === "unarchive"
      return askAnew(queryClient, ...(isArchiving ? ["/api/conversations", "/api/me/counts"] : touches))
    }
  })
