import type { Quote } from "#domain/quote/quote.ts"
import type { Answer } from "#ui/shared/api/call.ts"

import type { ShownMessage } from "../log/shown-message.ts"

/** A part of a job that has its own place in the conversation. */
export type JobPart = "request" | "offer" | "accepted" | "completed"

/** What a provider was given of a homeowner, and when. */
export type Reveal = Answer<"GET /api/conversations/:conversationId/reveals">[number]

/** What stands in the conversation: words, or a part of a job that the two have to do with each other. */
export type ChatEntry =
  | {
      readonly kind: "message"
      readonly id: string
      readonly at: string | null
      readonly message: ShownMessage
    }
  | {
      readonly kind: "job"
      readonly id: string
      readonly at: string
      readonly part: JobPart
      readonly quote: Quote
    }
  | {
      readonly kind: "reveal"
      readonly id: string
      readonly at: string
      readonly what: ReadonlyArray<Reveal["what"]>
    }

const messageEntry = (message: ShownMessage): ChatEntry => ({
  kind: "message",
  id: message.id,
  at: message.createdAt,
  message
})

/** When the newest offer was made, if that was after the request: a bid is both. */
export const laterOfferAt = ({ createdAt, offer }: Quote): string | null =>
  offer !== null && offer.madeAt > createdAt ? offer.madeAt : null

const jobEntries = (quote: Quote): ReadonlyArray<ChatEntry> => {
  const times: Readonly<Record<JobPart, string | null>> = {
    request: quote.createdAt,
    offer: laterOfferAt(quote),
    accepted: quote.acceptedAt,
    completed: quote.completedAt
  }
  const parts: ReadonlyArray<JobPart> = ["request", "offer", "accepted", "completed"]
  return parts.flatMap((part) => {
    const at = times[part]
    return at === null ? [] : { kind: "job", id: `${quote.id} ${part}`, at, part, quote }
  })
}

// What was given at once is told in a line.
const revealEntries = (reveals: ReadonlyArray<Reveal>): ReadonlyArray<ChatEntry> => {
  const lines = new Map<string, ReadonlyArray<Reveal["what"]>>()
  for (const { at, what } of reveals) lines.set(at, [...new Set([...(lines.get(at) ?? []), what])])
  return [...lines].map(([at, what]) => ({ kind: "reveal", id: `given ${at}`, at, what }))
}

// What has not arrived comes last. All times are written alike, so that their texts sort by time.
const timeOf = ({ at }: ChatEntry) => at ?? "9"

const inTime = (one: ChatEntry, other: ChatEntry) => {
  if (timeOf(one) === timeOf(other)) return 0
  return timeOf(one) < timeOf(other) ? -1 : 1
}

/** Messages and what belongs to jobs, oldest first. What is older than the oldest message waits for those around it. */
export const chatEntries = (
  messages: ReadonlyArray<ShownMessage>,
  quotes: ReadonlyArray<Quote>,
  reveals: ReadonlyArray<Reveal>,
  hasOlder: boolean
): ReadonlyArray<ChatEntry> => {
  const from = hasOlder ? (messages[0]?.createdAt ?? "") : ""
  const beside = [...quotes.flatMap(jobEntries), ...revealEntries(reveals)]
  const shown = beside.filter((entry) => timeOf(entry) >= from)
  return [...shown, ...messages.map(messageEntry)].toSorted(inTime)
}
