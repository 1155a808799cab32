import type { Quote } from "#domain/quote/quote.ts"

import type { ShownMessage } from "../log/shown-message.ts"

/** What stands in the conversation: words, or a job that the two have to do with each other. */
export type ChatEntry =
  | {
      readonly kind: "message"
      readonly id: string
      readonly at: string | null
      readonly message: ShownMessage
    }
  | { readonly kind: "job"; readonly id: string; readonly at: string; readonly quote: Quote }

const messageEntry = (message: ShownMessage): ChatEntry => ({
  kind: "message",
  id: message.id,
  at: message.createdAt,
  message
})

const jobEntry = (quote: Quote): ChatEntry => ({ kind: "job", id: quote.id, at: quote.createdAt, quote })

// What has not arrived comes last. All times are written alike, so that their texts sort by time.
const timeOf = ({ at }: ChatEntry) => at ?? "9"

const inTime = (one: ChatEntry, other: ChatEntry) => {
  if (timeOf(one) === timeOf(other)) return 0
  return timeOf(one) < timeOf(other) ? -1 : 1
}

/** Messages and jobs, oldest first. Jobs from before the oldest message wait for the messages around them. */
export const chatEntries = (
  messages: ReadonlyArray<ShownMessage>,
  quotes: ReadonlyArray<Quote>,
  hasOlder: boolean
): ReadonlyArray<ChatEntry> => {
  const from = hasOlder ? (messages[0]?.createdAt ?? "") : ""
  const jobs = quotes.filter(({ createdAt }) => createdAt >= from).map(jobEntry)
  return [...jobs, ...messages.map(messageEntry)].toSorted(inTime)
}
