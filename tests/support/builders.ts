import { v7 as uuid } from "uuid"

import type { Account, Actor, User } from "#domain/account/account.ts"
import { catalogue } from "#domain/catalogue/catalogue.ts"
import { type News, topicOfUser } from "#domain/events/event.ts"
import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { noRatings } from "#domain/provider/rating/rating-counts.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import {
  CategoryId,
  ConversationId,
  MessageId,
  ProjectId,
  ProviderId,
  QuoteId,
  ReviewId,
  UserId
} from "#domain/shared/ids.ts"
import type { ConversationSlice } from "#ports/views/conversation-views.ts"
import type { QuoteSlice } from "#ports/views/quote-views.ts"

const createdAt = "2026-03-02T09:30:00.000Z"

export const aUserId = () => UserId.make(uuid())
export const aProviderId = () => ProviderId.make(uuid())

/** The catalogue's id of a category, Plumbing unless named. */
export const aCategoryId = (name = "Plumbing") => {
  const entry = catalogue.find((category) => category.name === name)
  if (entry === undefined) throw new Error(`no category ${name}`)
  return CategoryId.make(entry.id)
}

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

/** A complete account of a business, to be listed. What is wrong with it may be of any kind. */
export const aProfileRequest = (overrides: object = {}) => ({
  businessName: "Reyes Plumbing",
  description: "Family plumbers: repairs, water heaters, repipes and honest prices.",
  specialties: ["Plumbing"],
  location: "Austin, TX",
  zipCode: "78704",
  hourlyRateMin: 80,
  hourlyRateMax: 120,
  isLicensed: false,
  licenseNumber: null,
  isInsured: false,
  insuranceProvider: null,
  availability: "week",
  responseTime: "4h",
  listed: true,
  ...overrides
})

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
  status: "pending",
  providerQuote: null,
  providerNotes: null,
  timeline: null,
  createdAt,
  completedAt: null,
  version: 0,
  ...overrides
})

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
  version: 0,
  ...overrides
})

export const aConversation = (overrides: Partial<ConversationRecord> = {}): ConversationRecord => ({
  id: ConversationId.make(uuid()),
  homeownerId: aUserId(),
  providerId: aProviderId(),
  projectId: null,
  lastMessageAt: null,
  createdAt,
  ...overrides
})

export const aMessage = (overrides: Partial<MessageRecord> = {}): MessageRecord => ({
  id: MessageId.make(uuid()),
  conversationId: ConversationId.make(uuid()),
  senderUserId: aUserId(),
  body: "Could you come on Tuesday?",
  read: false,
  createdAt,
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

/** The first page of a person's own list, longer than any that the application asks for. */
export const aSlice = (overrides: Partial<QuoteSlice> = {}): QuoteSlice => ({
  limit: 101,
  before: null,
  isWaiting: false,
  projectId: null,
  ...overrides
})

/** The same of conversations. */
export const aTalkSlice = (overrides: Partial<ConversationSlice> = {}): ConversationSlice => ({
  limit: 101,
  before: null,
  ...overrides
})

/** News of a quote, for one person. */
export const someNews = (overrides: Partial<News> = {}): News => ({
  kind: "quote",
  id: uuid(),
  to: [topicOfUser(aUserId())],
  ...overrides
})

/** A search for every listed provider, best rated first. */
export const aSearch = (overrides: Partial<ProviderSearch> = {}): ProviderSearch => ({
  words: [],
  specialty: null,
  minRating: null,
  licensedOnly: false,
  insuredOnly: false,
  availability: null,
  near: null,
  placeText: null,
  sortBy: "rating",
  limit: 20,
  offset: 0,
  ...overrides
})
