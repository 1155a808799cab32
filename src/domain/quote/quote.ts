import * as Schema from "effect/Schema"

import { Photo, photoIds } from "../photo/photo.ts"
import { timelines } from "../project/project-options.ts"
import { Reputation } from "../provider/reputation.ts"
import { choice } from "../shared/choice.ts"
import { maxDollars, optionalDollars } from "../shared/dollars.ts"
import { ConversationId, optionalId, ProjectId, ProviderId, QuoteId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxLength, maxOwnPageSize } from "../shared/limits.ts"
import { optionally } from "../shared/optionally.ts"
import { Flag, ownPage, separatedIds } from "../shared/page.ts"
import { longText, text } from "../shared/text.ts"
import { natural } from "../shared/worded.ts"
import { closeReasons, closers } from "./closing.ts"
import { phoneSharings } from "./contact.ts"
import { OfferVersion } from "./offer/offer-version.ts"
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
  /** For the provider, until something is agreed: "Olivia P." */
  contactName: Schema.String,
  /** Empty for the provider before it is theirs to read; empty on a bid until then. */
  contactPhone: Schema.String,
  status: Schema.Literals(quoteStatuses),
  providerQuote: nullableAmount,
  providerNotes: nullableText,
  /** When the provider can do the work, in their own words; null before an offer. */
  timeline: nullableText,
  createdAt: Instant,
  acceptedAt: Schema.NullOr(Instant),
  completedAt: Schema.NullOr(Instant),
  /** Why it was declined or cancelled, in one word and in their own words; null where nothing was said. */
  closeReason: Schema.NullOr(Schema.Literals(closeReasons)),
  closeNote: nullableText,
  /** Who has declined or cancelled it; null while nobody has, and for old quotes. */
  closedBy: Schema.NullOr(Schema.Literals(closers))
}

/** A quote as both parties see it; `price` and `message` are the dashboard's names for the offer. */
export const Quote = Schema.Struct({
  ...stored,
  providerName: Schema.String,
  homeownerName: Schema.String,
  /** Of the project that it belongs to. */
  projectTitle: nullableText,
  /** When the project's work is to be done, as its homeowner has chosen; absent without a project. */
  projectTimeline: Schema.optionalKey(Schema.Literals(timelines)),
  /** Whether the reader, its homeowner, has deleted that project; absent without one, and for the provider. */
  isProjectDeleted: Schema.optionalKey(Schema.Boolean),
  /** The request's, or those of the project that it belongs to. */
  photos: Schema.Array(Photo),
  price: nullableAmount,
  message: nullableText,
  /** The newest version of the offer; null before one. */
  offer: Schema.NullOr(OfferVersion),
  /** The version that the homeowner has accepted. */
  acceptedOffer: Schema.NullOr(OfferVersion),
  /** Where the work is ("TX"), where that is known. */
  workState: Schema.optionalKey(Schema.String),
  /** What to know of the offer's deposit, where there is something. */
  depositNote: Schema.optionalKey(Schema.String),
  /** Whether the reader, its homeowner, can review the job now. */
  canReview: Schema.Boolean,
  /** The provider's, for the homeowner alone. */
  reputation: Schema.optionalKey(Reputation),
  /** When the provider gets the homeowner's number, for the homeowner alone. */
  phoneSharing: Schema.optionalKey(Schema.Literals(phoneSharings)),
  /** The conversation of the two; absent while they have none. */
  conversationId: Schema.optionalKey(ConversationId)
})
export type Quote = typeof Quote.Type

/** A quote as it is stored. `version` counts the writes, so that of two writers one wins. */
export const QuoteRecord = Schema.Struct({
  ...stored,
  /** When the provider gets the homeowner's number: at once, or with the acceptance. */
  phoneSharing: Schema.Literals(phoneSharings),
  /** The newest version of the offer; null before one. */
  offerVersion: Schema.NullOr(Schema.Natural),
  acceptedVersion: Schema.NullOr(Schema.Natural),
  version: Schema.Natural
})
export type QuoteRecord = typeof QuoteRecord.Type

/** The fields of a stored quote that its two people read as they are. */
export const shownOf = ({
  acceptedVersion: _,
  offerVersion: __,
  phoneSharing: ____,
  version: ___,
  ...shown
}: QuoteRecord) => shown

/**
 * Which of one's own quotes: all, those that wait for one's answer, those on a project, or those with the other person
 * of a conversation.
 */
export const QuotePage = Schema.Struct({
  ...ownPage(QuoteId),
  waiting: Flag,
  projectId: Schema.optional(separatedIds(ProjectId, maxOwnPageSize)),
  conversationId: optionalId(ConversationId)
})
export type QuotePage = typeof QuotePage.Type

const budget = {
  min: 0,
  max: maxDollars,
  tooLow: "Budget must be $0 or more",
  tooHigh: "Budget cannot exceed $10,000,000"
}

export const minDescriptionLength = 10
export const minPhoneLength = 10

const readSharing = "Please say when your number is shared"

/** What a homeowner asks a provider for (docs/product.md#quote-dialog). */
export const QuoteRequest = Schema.Struct({
  providerId: ProviderId,
  serviceType: text("Service type is required", { max: maxLength.title }),
  description: longText("Please provide more details about your project", {
    min: minDescriptionLength,
    max: maxLength.text
  }),
  urgency: choice(urgencies, "Please choose how soon you need it"),
  budgetMin: optionalDollars(budget),
  budgetMax: optionalDollars(budget),
  contactName: text("Name is required", { max: maxLength.name }),
  contactPhone: text("Valid phone number is required", { min: minPhoneLength, max: maxLength.phone }),
  photoIds: photoIds("request"),
  /** Left out, the number is given at once. */
  phoneSharing: optionally(readSharing, choice(phoneSharings, readSharing)),
  /** Another request of one's own, whose photos this one gets too. */
  photosOf: optionalId(QuoteId)
}).check(
  Schema.makeFilter(
    ({ budgetMax, budgetMin }) =>
      typeof budgetMin !== "number" ||
      typeof budgetMax !== "number" ||
      budgetMax >= budgetMin || { path: ["budgetMax"], issue: "Maximum budget cannot be below the minimum" }
  )
)
export type QuoteRequest = typeof QuoteRequest.Type

/** The provider that it names, to be looked up even while other fields have faults. */
export const NamedByRequest = Schema.Struct({ providerId: ProviderId })
export type NamedByRequest = typeof NamedByRequest.Type

const readPrice = "Please send the price that you accept as a number"

const readVersion = "Please send the version of the offer that you accept as a number"

/**
 * What a homeowner agrees to: that version of the offer or that price, and no other; without either, whatever is
 * offered now.
 */
export const Acceptance = Schema.Struct({
  offerVersion: Schema.optional(natural(readVersion, 1)).annotate({ message: readVersion }),
  price: Schema.optional(Schema.Finite.annotate({ message: readPrice })).annotate({ message: readPrice })
})
export type Acceptance = typeof Acceptance.Type
