import { v7 as uuid } from "uuid"

import type { Account, Actor, User } from "#domain/account/account.ts"
import { openProfile, toProviderDetail } from "#domain/provider/provider-rules.ts"
import type { ProviderDetail, ProviderProfile } from "#domain/provider/provider.ts"
import { ratingCountsOf } from "#domain/provider/rating/rating-counts.ts"
import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import type { Session } from "#domain/session/session.ts"
import { SearchId, SessionId } from "#domain/shared/ids.ts"

import { aProviderId, aUserId, createdAt } from "./ids.ts"

export const aUser = (overrides: Partial<User> = {}): User => {
  const id = aUserId()
  return {
    id,
    username: `user-${id}`,
    email: `${id}@example.com`,
    firstName: "Olivia",
    lastName: "Park",
    phone: null,
    role: "homeowner",
    createdAt,
    ...overrides
  }
}

export const anAccount = (overrides: Partial<Account> = {}): Account => ({
  ...aUser(),
  passwordHash: "$argon2id$none",
  ...overrides
})

export const anActor = (overrides: Partial<Actor> = {}): Actor => ({
  id: aUserId(),
  role: "homeowner",
  name: "Olivia",
  providerId: null,
  ...overrides
})

/** A session of a week that began at `createdAt`. */
export const aSession = (overrides: Partial<Session> = {}): Session => {
  const publicId = SessionId.make(uuid())
  return {
    id: `digest of ${publicId}`,
    userId: aUserId(),
    createdAt,
    expiresAt: "2026-03-09T09:30:00.000Z",
    publicId,
    userAgent: "Mozilla/5.0",
    seenOn: "2026-03-02",
    unlockedUntil: null,
    ...overrides
  }
}

/** Counts of reviews by whole stars, whose mean is as near to `rating` as `reviewCount` reviews allow. */
const countsLike = (rating: number, reviewCount: number) => {
  const stars = Math.round(rating * reviewCount)
  const least = reviewCount === 0 ? 0 : Math.floor(stars / reviewCount)
  const higher = stars - least * reviewCount
  return ratingCountsOf(
    Array.from({ length: reviewCount }, (_, index) => (index < higher ? least + 1 : least))
  )
}

// Enough for a mean of two decimals.
const usualReviews = 100

/** Of a provider with all checks, which end after any test. */
export const checkedForGood = {
  licenseUntil: "2099-12-31",
  insuranceUntil: "2099-12-31",
  backgroundUntil: "2099-12-31"
} as const

/** A listed plumber in Austin, without reviews by default. `userId` has to exist where foreign keys are enforced. */
export const aProvider = ({
  rating = 0,
  reviewCount = rating === 0 ? 0 : usualReviews,
  ...overrides
}: Partial<ProviderProfile> = {}): ProviderProfile => ({
  ...openProfile(aProviderId(), aUser({ role: "provider" })),
  businessName: "Reyes Plumbing",
  description: "Repairs, water heaters and honest prices.",
  specialties: ["Plumbing"],
  location: "Austin, TX",
  zipCode: "78704",
  hourlyRateMin: 80,
  hourlyRateMax: 120,
  rating,
  reviewCount,
  ratingCounts: countsLike(rating, reviewCount),
  latitude: 30.2428,
  longitude: -97.7658,
  place: "tx/austin",
  listed: true,
  listedAt: createdAt,
  ...overrides
})

/** The page of a listed plumber in Austin, as visitors see it. */
export const aProviderDetail = (overrides: Partial<ProviderDetail> = {}): ProviderDetail => ({
  ...toProviderDetail(aProvider(), null, createdAt),
  ...overrides
})

/** A saved search whose alerts are off. */
export const aSavedSearch = (overrides: Partial<SavedSearchRecord> = {}): SavedSearchRecord => ({
  id: SearchId.make(uuid()),
  userId: aUserId(),
  name: "Plumbers near Austin",
  query: { specialty: "Plumbing", location: "Austin, TX" },
  alert: "off",
  createdAt,
  seenUpTo: createdAt,
  toldUpTo: createdAt,
  dueAt: null,
  ...overrides
})
