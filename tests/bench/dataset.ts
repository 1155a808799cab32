import zipcodes from "zipcodes"

import type { Account } from "#domain/account/account.ts"
import { categoryNames } from "#domain/catalogue/category-names.ts"
import { placeSlugOf } from "#domain/local/slugs.ts"
import { openToBoth } from "#domain/messaging/conversation.ts"
import { availabilities } from "#domain/provider/availability.ts"
import { openProfile } from "#domain/provider/provider-rules.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ratingCountsOf, ratingOf } from "#domain/provider/rating/rating-counts.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { ConversationId, MessageId, ProviderId, ReviewId, UserId } from "#domain/shared/ids.ts"
import type { Marketplace } from "#ports/marketplace-loader.ts"

const createdAt = "2026-01-15T12:00:00.000Z"
const reviewersCount = 5_000

/** A number from 0 to 1 that looks random and depends on the two seeds alone (mixing of MurmurHash3). */
const chance = (seed: number, salt: number): number => {
  let h = Math.imul(seed ^ (salt * 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

const pick = <A>(list: ReadonlyArray<A>, seed: number, salt: number): A =>
  list[Math.floor(chance(seed, salt) * list.length)]!

// Time-ordered like version 7, with the kind and the number in the tail.
const uuid = (kind: number, number: number) =>
  `01900000-0000-7000-8${kind.toString().padStart(3, "0")}-${number.toString(16).padStart(12, "0")}`

export const benchProviderId = (number: number) => ProviderId.make(uuid(1, number))

const account = (kind: number, number: number, role: Account["role"]): Account => ({
  id: UserId.make(uuid(kind, number)),
  username: `${role}-${kind}-${number}`,
  email: `${role}-${kind}-${number}@example.com`,
  firstName: pick(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"], number, 1),
  lastName: pick(["Ames", "Brooks", "Chen", "Diaz", "Evans", "Ford"], number, 2),
  phone: "512-555-0100",
  role,
  createdAt,
  passwordHash: "!"
})

const places = Object.values(zipcodes.codes).filter(({ country }) => country === "US")
export const tasks =
  "repairs installation cabinets kitchen bathroom custom inspection design fences decks gutters drains wiring lighting floors tiles paint walls windows doors siding insulation patios sheds".split(
    " "
  )
const qualities = [
  "careful",
  "licensed",
  "friendly",
  "experienced",
  "local",
  "family-run",
  "insured",
  "quick"
]

const descriptionOf = (number: number, trade: string) =>
  `${pick(qualities, number, 3)} ${trade.toLowerCase()} team for ${pick(tasks, number, 4)}, ${pick(tasks, number, 5)} ` +
  `and ${pick(tasks, number, 6)} in homes of every size. Free estimates, clear prices and tidy work since ${1970 + (number % 50)}.`

const reviewsOf = (number: number, count: number): ReadonlyArray<ReviewRecord> =>
  Array.from({ length: count }, (_, index) => ({
    id: ReviewId.make(uuid(2, number * 32 + index)),
    providerId: benchProviderId(number),
    homeownerId: UserId.make(uuid(4, Math.floor(chance(number, 20 + index) * reviewersCount))),
    quoteId: null,
    rating:
      chance(number, 40 + index) < chance(number, 7) ? 5 : 3 + Math.round(chance(number, 60 + index) * 2),
    title: "As agreed",
    content: "Came when they said they would, did what we had agreed on and left the place tidy.",
    beforePhotos: [],
    afterPhotos: [],
    isVerified: true,
    serviceDate: `2025-${String(1 + ((number + index) % 12)).padStart(2, "0")}-15`,
    createdAt,
    reply: null
  }))

const profile = (number: number, reviews: ReadonlyArray<ReviewRecord>): ProviderProfile => {
  const trade = pick(categoryNames, number, 8)
  const place = pick(places, number, 9)
  const ratingCounts = ratingCountsOf(reviews.map(({ rating }) => rating))
  return {
    ...openProfile(benchProviderId(number), account(3, number, "provider")),
    businessName: `${pick(qualities, number, 10)} ${trade} ${number}`,
    description: descriptionOf(number, trade),
    specialties: [...new Set([trade, pick(categoryNames, number, 11)])],
    location: `${place.city}, ${place.state}`,
    zipCode: place.zip,
    hourlyRateMin: 40 + (number % 60),
    hourlyRateMax: 110 + (number % 90),
    isLicensed: chance(number, 12) < 0.6,
    isInsured: chance(number, 13) < 0.7,
    licenseUntil: chance(number, 15) < 0.2 ? "2099-12-31" : null,
    insuranceUntil: chance(number, 16) < 0.2 ? "2099-12-31" : null,
    backgroundUntil: chance(number, 14) < 0.5 ? "2099-12-31" : null,
    availability: pick(availabilities, number, 15),
    ...ratingOf(ratingCounts),
    ratingCounts,
    completedJobs: reviews.length,
    latitude: place.latitude,
    longitude: place.longitude,
    place: placeSlugOf(place),
    listed: true,
    listedAt: createdAt
  }
}

const empty: Marketplace = {
  accounts: [],
  providers: [],
  projects: [],
  invitations: [],
  quotes: [],
  offers: [],
  templates: [],
  reveals: [],
  savedProviders: [],
  savedSearches: [],
  reviews: [],
  conversations: [],
  messages: [],
  notifications: [],
  photos: []
}

/** A deterministic marketplace in loadable batches: 0 to 10 reviews a provider, five on average. */
export function* marketplace(providers: number, piece = 5_000): Generator<Marketplace> {
  yield {
    ...empty,
    accounts: Array.from({ length: reviewersCount }, (_, index) => account(4, index, "homeowner"))
  }
  for (let start = 0; start < providers; start += piece) {
    const numbers = Array.from({ length: Math.min(piece, providers - start) }, (_, index) => start + index)
    const reviews = numbers.map((number) => reviewsOf(number, Math.floor(chance(number, 16) * 11)))
    yield {
      ...empty,
      accounts: numbers.map((number) => account(3, number, "provider")),
      providers: numbers.map((number, index) => profile(number, reviews[index]!)),
      reviews: reviews.flat()
    }
  }
}

/** The homeowner whose conversations are read; `passwordHash` lets them sign in. */
export const talker = (passwordHash: string): Account => ({ ...account(5, 0, "homeowner"), passwordHash })

const at = (minute: number) => new Date(Date.UTC(2026, 0, 16) + minute * 60_000).toISOString()

/** The talker's conversations with as many providers, five messages each, some unread. */
export const conversations = (homeowner: Account, count: number): Marketplace => {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return {
    ...empty,
    accounts: [homeowner],
    conversations: numbers.map((number) => ({
      id: ConversationId.make(uuid(6, number)),
      homeownerId: homeowner.id,
      providerId: benchProviderId(number),
      projectId: null,
      lastMessageAt: at(number * 5 + 4),
      createdAt,
      ...openToBoth
    })),
    messages: numbers.flatMap((number) =>
      [0, 1, 2, 3, 4].map((turn) => ({
        id: MessageId.make(uuid(7, number * 5 + turn)),
        conversationId: ConversationId.make(uuid(6, number)),
        senderUserId: turn % 2 === 0 ? UserId.make(uuid(3, number)) : homeowner.id,
        body: "Tuesday morning works. I will bring the parts and call you when I am on my way.",
        read: turn < 3,
        createdAt: at(number * 5 + turn)
      }))
    )
  }
}
