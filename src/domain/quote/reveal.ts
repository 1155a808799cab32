import * as Schema from "effect/Schema"

import { ProviderId, QuoteId, RevealId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import type { QuoteRecord } from "./quote.ts"

/** What can be revealed of a homeowner to a provider. */
export const revealedThings = ["phone", "name", "address"] as const

/** Why it was revealed: the request gave it, the homeowner shared it, or the offer was accepted. */
export const revealCauses = ["asked", "shared", "accepted"] as const
export type RevealCause = (typeof revealCauses)[number]

const given = {
  what: Schema.Literals(revealedThings),
  cause: Schema.Literals(revealCauses),
  at: Instant
}

/** What was revealed to the provider of a quote; `seenAt` is when they first read the quote since. */
export const Reveal = Schema.Struct({ ...given, seenAt: Schema.NullOr(Instant) })
export type Reveal = typeof Reveal.Type

/** The same for a conversation, of all the quotes of its two people. */
export const RevealInTalk = Schema.Struct({ quoteId: QuoteId, ...given })
export type RevealInTalk = typeof RevealInTalk.Type

/** A reveal as it is stored: one for each quote and thing, with the first cause. */
export const RevealRecord = Schema.Struct({
  id: RevealId,
  quoteId: QuoteId,
  toProviderId: ProviderId,
  ...Reveal.fields
})
export type RevealRecord = typeof RevealRecord.Type

export const asReveal = ({ at, cause, seenAt, what }: RevealRecord): Reveal => ({ what, cause, at, seenAt })

export const asRevealInTalk = ({ at, cause, quoteId, what }: RevealRecord): RevealInTalk => ({
  quoteId,
  what,
  cause,
  at
})

const isPhoneGiven = ({ contactPhone, phoneSharing }: QuoteRecord) =>
  contactPhone !== "" && phoneSharing === "now"

const thingsGiven = (quote: QuoteRecord, before: QuoteRecord | null) => {
  const isAccepted = quote.status === "accepted" && before?.status === "pending"
  const hadPhone = before !== null && isPhoneGiven(before)
  const hasPhone = isPhoneGiven(quote) || (isAccepted && quote.contactPhone !== "")
  const phoneCause: RevealCause = isAccepted ? "accepted" : before === null ? "asked" : "shared"
  return [
    ...(isAccepted ? [["name", "accepted"] as const] : []),
    ...(isAccepted && quote.projectId !== null ? [["address", "accepted"] as const] : []),
    ...(hasPhone && !hadPhone ? [["phone", phoneCause] as const] : [])
  ]
}

/** What a step on a quote reveals to its provider; null stands for no quote yet. */
export const revealsOf = (
  before: QuoteRecord | null,
  quote: QuoteRecord,
  at: Instant
): ReadonlyArray<Omit<RevealRecord, "id">> =>
  thingsGiven(quote, before).map(([what, cause]) => ({
    quoteId: quote.id,
    toProviderId: quote.providerId,
    what,
    cause,
    at,
    seenAt: null
  }))
