import { v7 as uuid } from "uuid"

import type { ProviderStanding } from "#domain/project/project-standing.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { blankQuote } from "#domain/quote/blank-quote.ts"
import { nextOffer } from "#domain/quote/offer/offer-version.ts"
import type { Offer } from "#domain/quote/offer/offer.ts"
import { withOffer } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { RevealRecord } from "#domain/quote/reveal.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { ProjectId, QuoteId, RevealId, ReviewId } from "#domain/shared/ids.ts"

import { aCategoryId, aProviderId, aUserId, createdAt } from "./ids.ts"

export const aQuote = (overrides: Partial<QuoteRecord> = {}): QuoteRecord => ({
  id: QuoteId.make(uuid()),
  homeownerId: aUserId(),
  providerId: aProviderId(),
  projectId: null,
  serviceType: "Plumbing",
  description: "The kitchen tap drips all night long.",
  urgency: "week",
  budgetMin: null,
  budgetMax: null,
  contactName: "Olivia Park",
  contactPhone: "512-555-0142",
  createdAt,
  phoneSharing: "now",
  ...blankQuote,
  ...overrides
})

/** An offer as its provider writes it. */
export const anOffer = (terms: Partial<Offer> = {}): Offer => ({
  price: 450,
  message: "Everything included.",
  timeline: "Two days",
  ...terms
})

/** The next version of the offer on a quote, and the quote with this offer. */
export const offeredOn = (quote: QuoteRecord, terms: Partial<Offer> = {}, madeAt = createdAt) => {
  const offer = nextOffer(quote, anOffer(terms), madeAt)
  return { offer, quote: withOffer(quote, offer).value }
}

export const aProject = (overrides: Partial<ProjectRecord> = {}): ProjectRecord => ({
  id: ProjectId.make(uuid()),
  homeownerId: aUserId(),
  providerId: null,
  title: "New bathroom",
  description: "Replace the tub with a walk-in shower.",
  category: "Plumbing",
  categoryId: aCategoryId(),
  location: "Austin, TX 78704",
  zipCode: "78704",
  place: "Austin, TX 78704",
  latitude: 30.2428,
  longitude: -97.7658,
  timeline: "1 month",
  budgetMin: null,
  budgetMax: 5_000,
  status: "pending",
  quoteId: null,
  createdAt,
  maxOffers: 4,
  publishedAt: createdAt,
  closesAt: "2026-04-01T09:30:00.000Z",
  deletedAt: null,
  version: 0,
  ...overrides
})

/** The reveal of the homeowner's phone number, shared with the request. */
export const aReveal = (overrides: Partial<RevealRecord> = {}): RevealRecord => ({
  id: RevealId.make(uuid()),
  quoteId: QuoteId.make(uuid()),
  toProviderId: aProviderId(),
  what: "phone",
  cause: "asked",
  at: createdAt,
  seenAt: null,
  ...overrides
})

export const aReview = (overrides: Partial<ReviewRecord> = {}): ReviewRecord => ({
  id: ReviewId.make(uuid()),
  providerId: aProviderId(),
  homeownerId: aUserId(),
  quoteId: null,
  rating: 5,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong.",
  beforePhotos: [],
  afterPhotos: [],
  isVerified: true,
  serviceDate: "2026-02-20",
  createdAt,
  reply: null,
  ...overrides
})

/** The standing of a professional who has had nothing to do with a project. */
export const aStanding = (
  overrides: Pick<ProviderStanding, "providerId" | "specialties"> & Partial<ProviderStanding>
): ProviderStanding => ({
  base: null,
  radiusMiles: 50,
  hasQuoted: false,
  hasLiveQuote: false,
  isInvited: false,
  isBlocked: false,
  offers: 0,
  ...overrides
})
