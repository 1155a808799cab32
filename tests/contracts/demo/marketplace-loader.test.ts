import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import type { NotificationRecord } from "#domain/notices/notice.ts"
import { type Marketplace, MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"
import {
  aConversation,
  aMessage,
  anAccount,
  aPhoto,
  aProject,
  aProvider,
  aQuote,
  aReveal,
  aReview,
  aSavedSearch,
  aSearch,
  aTalkSlice,
  aTold
} from "#tests/support/builders.ts"
import { asHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const manyProviders = 450
const confirmedAt = "2026-03-03T10:00:00.000Z"

/** A marketplace with more rows than fit into one statement, where a project and its quote refer to each other. */
const aMarketplace = () => {
  const homeowner = anAccount()
  const owners = Array.from({ length: manyProviders }, () => anAccount({ role: "provider" }))
  const providers = owners.map(({ id }) => aProvider({ userId: id, specialties: ["Roofing", "Moving"] }))
  const [provider, owner] = [providers[0] ?? aProvider(), owners[0] ?? anAccount()]
  const parties = { homeownerId: homeowner.id, providerId: provider.id }
  const posted = aProject({ homeownerId: homeowner.id })
  const quote = aQuote({ ...parties, projectId: posted.id, status: "accepted", providerQuote: 900 })
  const project = { ...posted, status: "in_progress", providerId: provider.id, quoteId: quote.id } as const
  const conversation = aConversation({ ...parties, lastMessageAt: "2026-03-04T00:00:00.000Z" })
  const message = aMessage({
    conversationId: conversation.id,
    senderUserId: provider.userId,
    createdAt: "2026-03-04T00:00:00.000Z"
  })
  const reply = { content: "Thank you!", createdAt: "2026-03-05T00:00:00.000Z" }
  const review = aReview({ ...parties, quoteId: quote.id, reply })
  const { createdAt, facts, id, kind, thing, thingId } = aTold()
  const photo = aPhoto({ ownerId: homeowner.id, thingId: quote.id, state: "attached" })
  const readAt = "2026-03-04T10:00:00.000Z"
  const told: NotificationRecord = { id, userId: owner.id, kind, thing, thingId, facts, createdAt, readAt }
  const reveal = aReveal({ quoteId: quote.id, toProviderId: provider.id })
  const search = aSavedSearch({ userId: homeowner.id, alert: "daily", dueAt: confirmedAt })
  const marketplace: Marketplace = {
    accounts: [homeowner, { ...owner, emailConfirmedAt: confirmedAt }, ...owners.slice(1)],
    providers,
    projects: [project],
    invitations: [{ projectId: project.id, providerId: provider.id, at: createdAt }],
    quotes: [quote],
    offers: [],
    templates: [],
    reveals: [reveal],
    savedProviders: [{ userId: homeowner.id, providerId: provider.id, createdAt }],
    savedSearches: [search],
    reviews: [review],
    conversations: [conversation],
    messages: [message],
    notifications: [told],
    photos: [photo]
  }
  return {
    marketplace,
    story: {
      conversation,
      homeowner,
      message,
      owner,
      photo,
      project,
      provider,
      quote,
      reveal,
      review,
      search,
      told
    }
  }
}

onEveryStore("MarketplaceLoader", (run) => {
  it("loads nothing at all when anything is wrong", () =>
    run(
      Effect.gen(function* () {
        const { isEmpty, load } = yield* MarketplaceLoader
        const { marketplace } = aMarketplace()
        const twice = { ...marketplace, messages: [...marketplace.messages, ...marketplace.messages] }
        expect(Exit.hasDies(yield* Effect.exit(load(twice)))).toBe(true)
        expect(yield* isEmpty).toBe(true)
      })
    ))

  it("stores every record as it is", () =>
    run(
      Effect.gen(function* () {
        const { isEmpty, load } = yield* MarketplaceLoader
        const { marketplace, story } = aMarketplace()
        const {
          conversation,
          homeowner,
          message,
          owner,
          photo,
          project,
          provider,
          quote,
          reveal,
          review,
          search,
          told
        } = story
        yield* load(marketplace)
        expect(yield* isEmpty).toBe(false)
        const users = yield* UserRepository
        expect(yield* users.byEmail(homeowner.email)).toEqual(homeowner)
        expect(yield* users.byEmail(owner.email)).toEqual(owner)
        expect(yield* (yield* ProviderRepository).byId(provider.id)).toEqual(provider)
        expect(yield* (yield* ProjectRepository).byId(project.id)).toEqual(project)
        expect(yield* (yield* QuoteRepository).byId(quote.id)).toEqual(quote)
        const conversations = yield* ConversationRepository
        expect(yield* conversations.byId(conversation.id)).toEqual(conversation)
        expect(yield* conversations.message(message.id)).toEqual(message)
        expect(yield* (yield* ReviewRepository).byId(review.id)).toEqual(review)
        expect(yield* (yield* ConversationViews).of(asHomeowner(homeowner), aTalkSlice())).toMatchObject([
          { lastMessage: message.body, unreadCount: 1 }
        ])
        const notifications = yield* NotificationRepository
        expect(yield* notifications.of(owner.id, { limit: 2, before: null }, confirmedAt)).toEqual([told])
        const photos = yield* PhotoRepository
        expect(yield* photos.of({ purpose: "request", thingId: quote.id })).toEqual([photo])
        expect(yield* (yield* RevealRepository).ofQuote(quote.id)).toEqual([reveal])
        expect((yield* (yield* SavedProviderViews).of(homeowner.id)).providers).toMatchObject([
          { id: provider.id }
        ])
        expect(yield* (yield* SavedSearchRepository).ofUser(homeowner.id)).toEqual([search])
        const contacts = yield* ContactRepository
        expect(yield* contacts.of(owner.id)).toMatchObject({ emailConfirmedAt: confirmedAt })
        expect(yield* contacts.of(homeowner.id)).toMatchObject({ emailConfirmedAt: null })
      })
    ))

  it("makes the listed providers findable and counts them in their categories", () =>
    run(
      Effect.gen(function* () {
        const all = yield* (yield* CategoryViews).all
        const counts = new Map(all.map(({ name, providerCount }) => [name, providerCount]))
        expect(counts.get("Roofing")).toBe(manyProviders)
        expect(counts.get("Plumbing")).toBe(0)
        const { search } = yield* ProviderViews
        expect((yield* search(aSearch({ specialty: "moving", words: ["heater"] }))).total).toBe(manyProviders)
      })
    ))
})
