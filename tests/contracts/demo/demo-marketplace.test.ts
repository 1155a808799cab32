import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import { afterAll, expect, it } from "vitest"

import { demoInstant } from "#adapters/demo/calendar.ts"
import { demoMarketplace, loadDemoMarketplaceAt } from "#adapters/demo/index.ts"
import { PhotosOnDisk } from "#adapters/photos/disk.ts"
import { ratingCountsOf } from "#domain/provider/rating/rating-counts.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { isStanding } from "#domain/review/standing.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { aSlice, aTalkSlice } from "#tests/support/builders.ts"
import { asHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const photosFolder = mkdtempSync(join(tmpdir(), "contractors-demo-photos-"))
afterAll(() => rmSync(photosFolder, { recursive: true, force: true }))

const load = Effect.provideService(loadDemoMarketplaceAt(demoInstant), PasswordHasher, {
  ofNobody: "hash of nobody's",
  hash: (password) => Effect.succeed(`hash of ${password}`),
  verify: () => Effect.succeed(false)
}).pipe(Effect.provide(PhotosOnDisk(photosFolder)))

const market = demoMarketplace()
const olivia = market.users.find(({ email }) => email === "olivia@example.com")

const repliesOf = (reviews: ReadonlyArray<Pick<ReviewRecord, "id" | "reply">>) =>
  new Map(reviews.map(({ id, reply }) => [id, reply]))

onEveryStore("the demo marketplace", (run) => {
  it("is loaded into an empty store, once", async () => {
    expect(await run(load)).toBe(true)
    expect(await run(load)).toBe(false)
  })

  it("counts the providers of each category", async () => {
    const categories = await run(Effect.flatMap(CategoryViews, ({ all }) => all))
    const counted = categories.map(
      ({ name }) =>
        market.providers.filter(({ listed, specialties }) => listed && specialties.includes(name)).length
    )
    expect(categories.map(({ providerCount }) => providerCount)).toEqual(counted)
  })

  it("shows each provider as it was made", async () => {
    const [first] = market.providers
    if (first === undefined) throw new Error("There is no provider")
    const shown = await run(Effect.flatMap(ProviderViews, ({ byId }) => byId(first.id, null)))
    const { businessName, createdAt, description, rating, reviewCount } = first
    expect(shown).toMatchObject({
      businessName,
      createdAt,
      description,
      reviewCount,
      rating: rating.toFixed(2)
    })
  })

  it("shows the reviews with their replies, and the stars that they add up to", async () => {
    const id = market.reviews.find(({ reply }) => reply !== null)?.providerId
    if (id === undefined) throw new Error("Nobody has replied to anything")
    const shown = await run(
      Effect.flatMap(ReviewViews, (views) => views.ofProvider(id, { limit: 100, offset: 0 }))
    )
    const made = market.reviews.filter(({ providerId }) => providerId === id)
    expect(repliesOf(shown.filter(isStanding))).toEqual(repliesOf(made))
    const { ratingCounts } = await run(Effect.flatMap(ProviderViews, (views) => views.byId(id, null)))
    expect(ratingCounts).toEqual(ratingCountsOf(made.map(({ rating }) => rating)))
  })

  it("tells a demo homeowner what has happened, and has not confirmed her address", async () => {
    if (olivia === undefined) throw new Error("There is no Olivia")
    const told = Effect.gen(function* () {
      const notifications = yield* NotificationRepository
      return {
        list: yield* notifications.of(olivia.id, { limit: 50, before: null }, demoInstant),
        unread: yield* notifications.unread(olivia.id, demoInstant),
        contact: yield* (yield* ContactRepository).of(olivia.id)
      }
    })
    const { contact, list, unread } = await run(told)
    const made = market.notifications.filter(({ userId }) => userId === olivia.id)
    expect(list).toEqual(made)
    expect(unread).toBe(made.filter(({ readAt }) => readAt === null).length)
    expect(contact.emailConfirmedAt).toBeNull()
  })

  it("gives a demo homeowner quotes, projects and conversations, two messages unread", async () => {
    if (olivia === undefined) throw new Error("There is no Olivia")
    const lists = Effect.gen(function* () {
      const { passwordHash } = (yield* (yield* UserRepository).byEmail(olivia.email)) ?? { passwordHash: "" }
      return {
        passwordHash,
        quotes: yield* (yield* QuoteViews).ofHomeowner(olivia.id, aSlice(), demoInstant),
        projects: yield* (yield* ProjectViews).ofHomeowner(olivia.id, aSlice()),
        talks: yield* (yield* ConversationViews).of(asHomeowner(olivia), aTalkSlice())
      }
    })
    const { passwordHash, projects, quotes, talks } = await run(lists)
    const own = ({ homeownerId }: { readonly homeownerId: string }) => homeownerId === olivia.id
    expect(passwordHash).toBe("hash of demo-homeowner-1")
    expect(quotes).toHaveLength(market.quotes.filter(own).length)
    expect(projects).toHaveLength(market.projects.filter(own).length)
    expect(projects.filter(({ photos }) => photos.length === 2)).toHaveLength(3)
    expect(talks).toHaveLength(market.conversations.filter(own).length)
    expect(talks.reduce((sum, { unreadCount }) => sum + unreadCount, 0)).toBe(2)
  })
})
