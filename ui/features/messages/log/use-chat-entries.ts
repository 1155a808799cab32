import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useMemo, useRef } from "react"

import type { User } from "#domain/account/account.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { pairQuotesQuery, pairRevealsQuery } from "#ui/features/quotes/quote-lists.ts"

import { chatEntries } from "../jobs/chat-entry.ts"
import type { Outbox } from "../outbox/use-outbox.ts"
import { inOrder, messagesQuery } from "../use-conversations.ts"
import { shownMessages } from "./shown-message.ts"

export interface Talk {
  readonly conversation: Conversation
  readonly user: User
  readonly unsent: Outbox["messages"]
}

/** The entries of a conversation in the order of time: its messages, sent and unsent, and the events of its quotes. */
export const useChatEntries = ({ conversation: { id }, unsent, user }: Talk) => {
  const sent = useInfiniteQuery(messagesQuery(id))
  const quotes = useQuery(pairQuotesQuery(id))
  const reveals = useQuery(pairRevealsQuery(id))
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = sent
  const messages = useMemo(
    () => shownMessages(data ? inOrder(data.pages) : [], unsent, user.id),
    [data, unsent, user.id]
  )
  const entries = useMemo(
    () => chatEntries(messages, quotes.data ?? [], reveals.data ?? [], hasNextPage),
    [hasNextPage, messages, quotes.data, reveals.data]
  )
  // A press is also a scroll to near the top: the second call comes before the render that knows of the first.
  const isAsking = useRef(false)
  const loadOlder = () => {
    if (!hasNextPage || isFetchingNextPage || isAsking.current) return
    isAsking.current = true
    void fetchNextPage().finally(() => {
      isAsking.current = false
    })
  }
  return { entries, loadOlder, messages, quotes, reveals, sent }
}
