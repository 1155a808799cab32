import type { Account, Actor, User } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { noRatings } from "#domain/provider/rating/rating-counts.ts"

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
  providerId: null,
  ...overrides
})

/** A listed plumber in Austin without reviews. Its `userId` has to exist where foreign keys are kept. */
export const aProvider = (overrides: Partial<ProviderProfile> = {}): ProviderProfile => ({
  id: aProviderId(),
  userId: aUserId(),
  businessName: "Reyes Plumbing",
  description: "Repairs, water heaters and honest prices.",
  specialties: ["Plumbing"],
  location: "Austin, TX",
  zipCode: "78704",
  hourlyRateMin: 80,
  hourlyRateMax: 120,
  isLicensed: false,
  licenseNumber: null,
  isInsured: false,
  insuranceProvider: null,
  isBackgroundChecked: false,
  profileImage: null,
  portfolioImages: [],
  availability: "flexible",
  rating: 0,
  reviewCount: 0,
  ratingCounts: noRatings,
  completedJobs: 0,
  responseTime: "24h",
  distance: null,
  latitude: 30.2428,
  longitude: -97.7658,
  place: "tx/austin",
  listed: true,
  createdAt,
  updatedAt: createdAt,
  ...overrides
})
