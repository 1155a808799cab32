import type { ProjectRecord } from "../project/project.ts"
import type { Provider } from "../provider/provider.ts"
import { responseWords } from "../provider/response-time.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import type { Notice } from "./notice.ts"

/** The provider is reminded of a request; `name` is the homeowner's first name. */
export const noticeOfWaiting = ({ id, providerId, serviceType }: QuoteRecord, name: string): Notice => ({
  to: { providerId },
  kind: "answer-wanted",
  thingId: id,
  facts: { name, serviceType }
})

type Other = Pick<Provider, "businessName" | "id" | "responseTime">

/** The homeowner is shown others who say that they answer sooner. */
export const noticeOfNoAnswer = (
  { homeownerId, id, serviceType }: QuoteRecord,
  business: string,
  others: ReadonlyArray<Other>
): Notice => ({
  to: { userId: homeownerId },
  kind: "no-answer-yet",
  thingId: id,
  facts: {
    business,
    serviceType,
    others: others.map((other) => ({
      id: other.id,
      name: other.businessName,
      answers: responseWords[other.responseTime].toLowerCase()
    }))
  }
})

export const noticeOfExpiredRequest = (
  { homeownerId, id, serviceType }: QuoteRecord,
  business: string
): Notice => ({
  to: { userId: homeownerId },
  kind: "request-expired",
  thingId: id,
  facts: { business, serviceType }
})

export const noticeOfNoOffers = ({ homeownerId, id, title }: ProjectRecord): Notice => ({
  to: { userId: homeownerId },
  kind: "no-offers-yet",
  thingId: id,
  facts: { title }
})

/** The homeowner of a project addressed to a `business` alone hears that it does not answer. */
export const noticeOfUnansweredProject = (
  { homeownerId, id, title }: ProjectRecord,
  business: string
): Notice => ({
  to: { userId: homeownerId },
  kind: "project-unanswered",
  thingId: id,
  facts: { business, title }
})

/** A project is closed: its homeowner hears of it, and all whose offers have ended with it. */
export const noticesOfClosedProject = (
  { homeownerId, id, title }: ProjectRecord,
  ended: ReadonlyArray<QuoteRecord>
): ReadonlyArray<Notice> => [
  { to: { userId: homeownerId }, kind: "project-closed", thingId: id, facts: { title } },
  ...ended.map((quote): Notice => ({
    to: { providerId: quote.providerId },
    kind: "bid-expired",
    thingId: quote.id,
    facts: { title }
  }))
]
