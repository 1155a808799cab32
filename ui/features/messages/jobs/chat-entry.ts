import type { Quote } from "#domain/quote/quote.ts"
import type { Answer } from "#ui/shared/api/call.ts"

import type { ShownMessage } from "../log/shown-message.ts"

/** A part of a job that has its own place in the conversation. */
export type JobPart = "request" | "offer" | "accepted" | "completed"

/** What a provider was given of a homeowner, and when. */
export type Reveal = Answer<"GET /api/conversations/:conversationId/reveals">[number]

/** An entry of the conversation: a message, or a part of a job between the two. */
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

/** When the newest offer was made, if that was after the request, else null: a bid is request and offer at once. */
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

// What was given at the same time is told in one line.
const revealEntries = (reveals: ReadonlyArray<Reveal>): ReadonlyArray<ChatEntry> => {
  const lines = new Map<string, ReadonlyArray<Reveal["what"]>>()
  for (const { at, what } of reveals) lines.set(at, [...new Set([...(lines.get(at) ?? []), what])])
  return [...lines].map(([at, what]) => ({ kind: "reveal", id: `given ${at}`, at, what }))
}

// Entries that have not arrived come last. All times have the same format, so that they sort as text.
const timeOf = ({ at }: ChatEntry) => at ?? "9"

const inTime = (one: ChatEntry, other: ChatEntry) => {
  if (timeOf(one) === timeOf(other)) return 0
  return timeOf(one) < timeOf(other) ? -1 : 1
}

/**
 * Messages and the entries of jobs, oldest first. Entries older than the oldest loaded message wait until the messages
 * around them are loaded.
 */
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
