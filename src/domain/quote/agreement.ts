import * as Schema from "effect/Schema"

import { QuoteId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { OfferVersion } from "./offer/offer-version.ts"
import { quoteStatuses } from "./quote-life-cycle.ts"

/** What a homeowner and a provider have agreed on: the accepted version and what it answers. */
export const Agreement = Schema.Struct({
  quoteId: QuoteId,
  status: Schema.Literals(quoteStatuses),
  providerName: Schema.String,
  homeownerName: Schema.String,
  serviceType: Schema.String,
  description: Schema.String,
  projectTitle: Schema.NullOr(Schema.String),
  /** Where the work is, as far as the reader may know; null when it was never said. */
  place: Schema.NullOr(Schema.String),
  offer: OfferVersion,
  depositNote: Schema.NullOr(Schema.String),
  askedAt: Instant,
  /** Null for what was agreed before times were kept. */
  acceptedAt: Schema.NullOr(Instant),
  completedAt: Schema.NullOr(Instant)
})
export type Agreement = typeof Agreement.Type
