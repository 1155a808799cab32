import type { QuoteRecord } from "#domain/quote/quote.ts"
import { type RevealRecord, revealsOf } from "#domain/quote/reveal.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import { RevealId } from "#domain/shared/ids.ts"

import { uuidAt } from "./ids.ts"
import type { Random } from "./random.ts"

const minutesUntilSeen = 12

const givenWith = (quote: QuoteRecord) => {
  const { acceptedAt, contactPhone, createdAt, projectId } = quote
  // A bid gets the homeowner's number with the acceptance.
  const isBid = projectId !== null
  const pending = { ...quote, status: "pending", contactPhone: isBid ? "" : contactPhone } as const
  return [
    ...revealsOf(null, pending, createdAt),
    ...(acceptedAt === null ? [] : revealsOf(pending, { ...quote, status: "accepted" }, acceptedAt))
  ]
}

/** What the quotes revealed to their providers, who looked at it soon after. */
export const revealsIn = (quotes: ReadonlyArray<QuoteRecord>, random: Random): ReadonlyArray<RevealRecord> =>
  quotes.flatMap(givenWith).map(({ at, cause, quoteId, toProviderId, what }) => ({
    id: RevealId.make(uuidAt(at, random)),
    quoteId,
    toProviderId,
    what,
    cause,
    at,
    seenAt: plusMinutes(at, minutesUntilSeen)
  }))
