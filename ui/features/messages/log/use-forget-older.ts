import { type InfiniteData, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect } from "react"

import type { Message } from "#domain/messaging/conversation.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"

import { messagesQuery } from "../use-conversations.ts"

/** As many pages stay loaded for somebody who has come back to the newest message. */
const keptPages = 5

type Pages = InfiniteData<ReadonlyArray<Message>>

/**
 * Forgets older messages that are out of sight: all but `keptPages` once one is at the newest message again, and all
 * but the newest page when the conversation is left. Each page that is loaded is refetched with each new message.
 */
export const useForgetOlder = (id: ConversationId, isAtNewest: boolean): void => {
  const queryClient = useQueryClient()
  const keep = useCallback(
    (most: number) => {
      const { queryKey } = messagesQuery(id)
      const loaded = queryClient.getQueryData(queryKey)?.pages.length ?? 0
      if (loaded <= most) return
      editCached<Pages>(queryClient, queryKey, ({ pageParams, pages }) => ({
        pages: pages.slice(0, most),
        pageParams: pageParams.slice(0, most)
      }))
    },
    [id, queryClient]
  )
  useEffect(() => {
    if (isAtNewest) keep(keptPages)
  }, [isAtNewest, keep])
  useEffect(() => () => keep(1), [keep])
}
