import * as Schema from "effect/Schema"

import { choice } from "../shared/choice.ts"
import { dollars, optionalDollars } from "../shared/dollars.ts"
import { ProjectId, ProviderId, QuoteId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxLength } from "../shared/limits.ts"
import { ownPage, Waiting } from "../shared/page.ts"
import { optionalText, text } from "../shared/text.ts"
import { quoteStatuses } from "./quote-life-cycle.ts"
import { urgencies } from "./urgency.ts"

const nullableAmount = Schema.NullOr(Schema.Finite)
const nullableText = Schema.NullOr(Schema.String)

const stored = {
  id: QuoteId,
  homeownerId: UserId,
  providerId: ProviderId,
  projectId: Schema.NullOr(ProjectId),
  serviceType: Schema.String,
  description: Schema.String,
  urgency: Schema.Literals(urgencies),
  budgetMin: nullableAmount,
  budgetMax: nullableAmount,
  contactName: Schema.String,
  /** Empty on a bid, which was not asked for: a bidder does not get the homeowner's number. */
  contactPhone: Schema.String,
  status: Schema.Literals(quoteStatuses),
  providerQuote: nullableAmount,
  providerNotes: nullableText,
  /** The provider's words for when; null before an offer. */
  timeline: nullableText,
  createdAt: Instant
}

/** A quote as both parties see it; `price` and `message` are the dashboard's names for the offer. */
export const Quote = Schema.Struct({
  ...stored,
  providerName: Schema.String,
  homeownerName: Schema.String,
  /** Of the project that it belongs to. */
  projectTitle: nullableText,
  price: nullableAmount,
  message: nullableText,
  /** Whether the reader, its homeowner, can review the job now. */
  canReview: Schema.Boolean
})
export type Quote = typeof Quote.Type

/** A quote as it is stored. `version` counts the writes, so that of two writers one wins. */
export const QuoteRecord = Schema.Struct({
  ...stored,
  completedAt: Schema.NullOr(Instant),
  version: Schema.Natural
})
export type QuoteRecord = typeof QuoteRecord.Type

const unknownQuote = "Unknown quote"
const unknownProject = "Unknown project"

/** Which of one's own quotes: all, those that wait for one's answer, those on a project. */
export const QuotePage = Schema.Struct({
  ...ownPage(QuoteId, unknownQuote),
  waiting: Waiting,
  projectId: Schema.optional(ProjectId).annotate({ message: unknownProject })
})
export type QuotePage = typeof QuotePage.Type

const maxAmount = 10_000_000
const budget = {
  min: 0,
  max: maxAmount,
  tooLow: "Budget must be $0 or more",
  tooHigh: "Budget cannot exceed $10,000,000"
}

export const minDescriptionLength = 10
export const minPhoneLength = 10

/** What a homeowner asks a provider for (docs/product.md#quote-dialog). */
export const QuoteRequest = Schema.Struct({
  providerId: ProviderId,
  serviceType: text("Service type is required", { max: maxLength.title }),
  description: text("Please provide more details about your project", {
    min: minDescriptionLength,
    max: maxLength.text
  }),
  urgency: choice(urgencies, "Please choose how soon you need it"),
  budgetMin: optionalDollars(budget),
  budgetMax: optionalDollars(budget),
  contactName: text("Name is required", { max: maxLength.name }),
  contactPhone: text("Valid phone number is required", { min: minPhoneLength, max: maxLength.phone })
}).check(
  Schema.makeFilter(
    ({ budgetMax, budgetMin }) =>
      typeof budgetMin !== "number" ||
      typeof budgetMax !== "number" ||
      budgetMax >= budgetMin || { path: ["budgetMax"], issue: "Maximum budget cannot be below the minimum" }
  )
)
export type QuoteRequest = typeof QuoteRequest.Type

const price = dollars({
  min: 1,
  max: maxAmount,
  tooLow: "Price must be at least $1",
  tooHigh: "Price cannot exceed $10,000,000"
})

/** A provider's answer to a quote request; sent again, it revises the first. */
export const Offer = Schema.Struct({
  price,
  message: optionalText(maxLength.text),
  timeline: optionalText(maxLength.timeline)
})
export type Offer = typeof Offer.Type

const readPrice = "Please send the price that you accept as a number"

/** What a homeowner agrees to: with a price, to that price alone. */
export const Acceptance = Schema.Struct({
  price: Schema.optional(Schema.Finite.annotate({ message: readPrice })).annotate({ message: readPrice })
})
export type Acceptance = typeof Acceptance.Type

/** An offer on a posted project: here the homeowner knows nothing of the provider yet, so all three are needed. */
export const Bid = Schema.Struct({
  price,
  message: text("Please add a message to your offer", { max: maxLength.text }),
  timeline: text("Please say when you can do the work", { max: maxLength.timeline })
})
export type Bid = typeof Bid.Type
