import { useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import type { PagedList } from "#ui/shared/api/paged-list.ts"

import { allArchivedQuery, allConversationsQuery } from "../use-conversations.ts"
import { wordsOf } from "../words.ts"

const mentions = (text: string, role: Role) => {
  const wanted = text.toLowerCase()
  return ({ lastMessage, participantName }: Conversation) =>
    [participantName || wordsOf[role].participant, lastMessage ?? ""].some((words) =>
      words.toLowerCase().includes(wanted)
    )
}

/** The conversations that match the typed text, also beyond the loaded pages; without a text, all loaded ones. */
export const useFoundConversations = (
  conversations: PagedList<Conversation>,
  typed: string,
  role: Role,
  isArchived: boolean
) => {
  const wanted = typed.trim()
  const isBeyond = wanted !== "" && conversations.hasMore
  const all = useQuery({ ...(isArchived ? allArchivedQuery : allConversationsQuery), enabled: isBeyond })
  const searched = (isBeyond ? all.data : undefined) ?? conversations.items ?? []
  return {
    isSearching: wanted !== "",
    /** Whether the search is still loading, so that `found` is not complete. */
    isReading: isBeyond && all.isPending,
    hasFailed: isBeyond && all.isError,
    retry: all.refetch,
    found: searched.filter(mentions(wanted, role))
  }
}
