import * as Schema from "effect/Schema"

import { Photo } from "../photo/photo.ts"
import { OfferVersion } from "../quote/offer/offer-version.ts"
import { QuoteRecord } from "../quote/quote.ts"
import { removables, removalGrounds } from "../removal/removal-grounds.ts"
import { Reply, ReviewsOfPair } from "../review/review.ts"
import { MessageId, ProviderId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"

const { acceptedAt, completedAt, createdAt, description, serviceType, status } = QuoteRecord.fields

/** What was asked, how far that went and when, and the offer that was accepted, or else the newest. */
const CaseJob = Schema.Struct({
  serviceType,
  description,
  status,
  createdAt,
  acceptedAt,
  completedAt,
  offer: Schema.NullOr(OfferVersion)
})

/** What a review said and gave and when, with its reply and what its author has written about the same business. */
const CaseReview = Schema.Struct({
  title: Schema.NullOr(Schema.String),
  content: Schema.NullOr(Schema.String),
  rating: Schema.Natural,
  createdAt: Instant,
  reply: Schema.NullOr(Reply),
  /** Of each rating, the lowest first. */
  ofPair: Schema.Array(ReviewsOfPair)
})

/** What a case is about, as it stands now, or as it was before it was taken down. */
export const CaseThing = Schema.Struct({
  /** The business that the thing is or belongs to; null for a homeowner's project. */
  providerId: Schema.NullOr(ProviderId),
  businessName: Schema.NullOr(Schema.String),
  /** Whether that business has a page that everybody sees. */
  listed: Schema.Boolean,
  title: Schema.NullOr(Schema.String),
  text: Schema.NullOr(Schema.String),
  /** For a job, and for a review that was earned by one and its reply; null for anything else. */
  quote: Schema.NullOr(CaseJob),
  /** Null for anything but a review or a reply to one. */
  review: Schema.NullOr(CaseReview),
  removed: Schema.NullOr(
    Schema.Struct({
      about: Schema.Literals(removables),
      at: Instant,
      ground: Schema.Literals(removalGrounds)
    })
  ),
  /** The newest messages of the two, oldest first, where these are what it is about. */
  talk: Schema.Array(
    Schema.Struct({
      id: MessageId,
      name: Schema.String,
      text: Schema.String,
      at: Instant,
      /** Whether it was taken down: then it says nothing. */
      isRemoved: Schema.Boolean
    })
  ),
  /** The photos that the thing shows. */
  photos: Schema.Array(Photo)
})
export type CaseThing = typeof CaseThing.Type
