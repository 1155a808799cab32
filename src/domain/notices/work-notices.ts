import type { Actor } from "../account/account.ts"
import type { MessageRecord } from "../messaging/conversation.ts"
import type { ProjectRecord } from "../project/project.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import { reviewableUntil } from "../review/review-rules.ts"
import type { ReviewRecord } from "../review/review.ts"
import { plusFullDays } from "../shared/calendar.ts"
import type { ProviderId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import type { Addressee, Notice } from "./notice.ts"
import { type TitledQuote, workOf } from "./titled-quote.ts"

interface Pair {
  readonly homeownerId: UserId
  readonly providerId: ProviderId
}

/** The addressee of the actor's step: the other party. */
const otherThan = (actor: Actor, { homeownerId, providerId }: Pair): Addressee =>
  actor.id === homeownerId ? { providerId } : { userId: homeownerId }

export const noticeOfRequest = ({ name }: Actor, quote: QuoteRecord): Notice => ({
  to: { providerId: quote.providerId },
  kind: "quote-requested",
  thingId: quote.id,
  facts: {
    name,
    serviceType: quote.serviceType,
    urgency: quote.urgency,
    budgetMin: quote.budgetMin,
    budgetMax: quote.budgetMax
  }
})

/** A project is news to the provider whom it is addressed to, if it is to one. */
export const noticesOfProject = ({ name }: Actor, project: ProjectRecord): ReadonlyArray<Notice> => {
  const { budgetMax, id, place, providerId, timeline, title } = project
  return providerId === null
    ? []
    : [
        {
          to: { providerId },
          kind: "project-addressed",
          thingId: id,
          facts: { name, title, place, timeline, budgetMax }
        }
      ]
}

/** `name` is the homeowner's first name. */
export const noticeOfInvitation = (
  { name }: Actor,
  { budgetMax, id, place, timeline, title }: ProjectRecord,
  providerId: ProviderId
): Notice => ({
  to: { providerId },
  kind: "invited",
  thingId: id,
  facts: { name, title, place, timeline, budgetMax }
})

const undoneOf = ({ projectId, providerQuote, status }: QuoteRecord, to: Addressee) => {
  if (status === "accepted") return "job"
  if ("userId" in to && projectId !== null) return "bid"
  return "providerId" in to && providerQuote !== null ? "offer" : "request"
}

const endKinds = { rejected: "quote-declined", cancelled: "quote-cancelled" } as const

interface Ended extends Pick<QuoteRecord, "closeReason"> {
  readonly status: keyof typeof endKinds
}

const noticeOfEnd = (actor: Actor, before: TitledQuote, { closeReason, status }: Ended): Notice => {
  const to = otherThan(actor, before)
  const what = undoneOf(before, to)
  const reason = closeReason === null ? {} : { reason: closeReason }
  // For a provider who has made no offer, it is the homeowner's own request that ends.
  const isOthers = "providerId" in to && what === "request"
  const kind = isOthers ? endKinds.cancelled : endKinds[status]
  return { to, kind, thingId: before.id, facts: { name: actor.name, what, ...workOf(before), ...reason } }
}

/** What the other side of a quote is told of a step of the actor. */
export const noticesOfStep = (
  actor: Actor,
  before: TitledQuote,
  { closeReason, contactPhone, status }: QuoteRecord
): ReadonlyArray<Notice> => {
  const { id: thingId, projectId, providerId, providerQuote } = before
  const work = workOf(before)
  const { name } = actor
  const to = { providerId }
  if (status === "accepted" && providerQuote !== null) {
    const shown = [
      ...(contactPhone === "" ? [] : ["number" as const]),
      ...(projectId === null ? [] : ["address" as const])
    ]
    return [{ to, kind: "offer-accepted", thingId, facts: { name, ...work, price: providerQuote, shown } }]
  }
  if (status === "completed") return [{ to, kind: "job-completed", thingId, facts: { name, ...work } }]
  if (status === "rejected" || status === "cancelled")
    return [noticeOfEnd(actor, before, { closeReason, status })]
  return []
}

/** Offers that ended because their project was given away or withdrawn. */
export const noticesOfClosed = (actor: Actor, closed: ReadonlyArray<TitledQuote>): ReadonlyArray<Notice> =>
  closed.flatMap((quote) => {
    const { closeReason, status } = quote
    return status === "rejected" || status === "cancelled"
      ? [noticeOfEnd(actor, { ...quote, status: "pending" }, { closeReason, status })]
      : []
  })

const reviewWaitDays = 3

/** The homeowner is asked for a review, some days after the work was done. */
export const noticeOfReviewWanted = (
  { homeownerId, id }: QuoteRecord,
  business: string,
  completedAt: Instant
): Notice => ({
  to: { userId: homeownerId },
  kind: "review-wanted",
  thingId: id,
  facts: { business, until: reviewableUntil(completedAt) },
  at: plusFullDays(completedAt, reviewWaitDays)
})

export const noticeOfReview = ({ name }: Actor, { id, providerId, rating }: ReviewRecord): Notice => ({
  to: { providerId },
  kind: "review-received",
  thingId: id,
  facts: { name, rating, providerId }
})

/** `work` is the name of the job that was reviewed, where that is known. */
export const noticeOfReply = (
  { name: business }: Actor,
  { homeownerId, id, providerId }: ReviewRecord,
  work: string | null = null
): Notice => ({
  to: { userId: homeownerId },
  kind: "reply-received",
  thingId: id,
  facts: { business, providerId, ...(work !== null && { work }) }
})

/** `photos` is how many the message has. */
export const noticeOfMessage = (
  actor: Actor,
  pair: Pair,
  { body, conversationId }: Pick<MessageRecord, "body" | "conversationId">,
  photos = 0
): Notice => ({
  to: otherThan(actor, pair),
  kind: "message-received",
  thingId: conversationId,
  facts: { name: actor.name, ...(body === "" && { photos }) }
})
