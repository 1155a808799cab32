import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { describe, expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import type { Account } from "#domain/account/account.ts"
import { ratingText } from "#domain/provider/provider-rules.ts"
import { ratingCountsOf, ratingOf } from "#domain/provider/rating/rating-counts.ts"
import type { Removal } from "#domain/removal/removal.ts"
import { isStanding } from "#domain/review/standing.ts"
import { type QuoteId, ReviewId, ThingId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { LocalPageViews } from "#ports/views/local-page-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { aCase, anAccount, aPhoto, aQuote, aSession, aUserId, createdAt } from "#tests/support/builders.ts"
import { asHomeowner, seedHomeowner, seedMarketplace, seedPair } from "#tests/support/seed.ts"
import { whileCommitsFail } from "#tests/support/stores/commit-traps.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshDatabaseStores, onEveryStore } from "#tests/support/stores/stores.ts"
import { takeCase } from "#use-cases/case/judge-cases.ts"
import { removeThing } from "#use-cases/removal/remove-thing.ts"
import { restoreThing } from "#use-cases/removal/restore-thing.ts"
import { leaveReview } from "#use-cases/review/leave-review.ts"

const together = { concurrency: "unbounded" } as const
const firstHundred = { limit: 100, offset: 0 }
const reason = "The street that it named is the business's own."

const settled = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.exit(effect), (exit) => ({ isDone: Exit.isSuccess(exit), isBroken: Exit.hasDies(exit) }))

/** An operator who has just typed the password. */
const dana = {
  user: anAccount({ firstName: "Dana", lastName: "Cole" }),
  session: aSession({ unlockedUntil: "2999-01-01T00:00:00.000Z" }),
  address: "203.0.113.7",
  requestId: "request-1"
}

type About = "reply" | "review"

const nameOf = (id: string, about: About = "review") => ({ about, aboutId: ThingId.make(id) }) as const
const remove = (id: string, about: About = "review") =>
  Effect.provide(
    removeThing(dana, Effect.succeed({ ...nameOf(id, about), ground: "private_data" as const })),
    UuidIds
  )
const restore = (id: string, about: About = "review") =>
  Effect.provide(restoreThing(dana, nameOf(id, about), Effect.succeed({ reason })), UuidIds)

const reviewed = (homeowner: Account, quoteId: QuoteId, rating = 5) =>
  Effect.provide(
    leaveReview(
      asHomeowner(homeowner),
      quoteId,
      Effect.succeed({
        rating: ([1, 2, 3, 4, 5] as const)[rating - 1] ?? 5,
        title: `${rating} stars`,
        content: "They live at 12 Elm Street and left the place tidy."
      })
    ),
    UuidIds
  )

const seedReviews = Effect.fnUntraced(function* (ratings: ReadonlyArray<number>) {
  const { homeowner, provider } = yield* seedPair()
  const parties = { homeownerId: homeowner.id, providerId: provider.id }
  const completed = {
    status: "completed",
    providerQuote: 240,
    completedAt: new Date().toISOString()
  } as const
  const quotes = ratings.map(() => aQuote({ ...parties, ...completed }))
  yield* seedMarketplace({ quotes })
  const reviews = yield* Effect.forEach(quotes, ({ id }, index) => reviewed(homeowner, id, ratings[index]))
  return { homeowner, parties, provider, quotes, reviews }
})

/** A review with a photo, both of which were taken down. */
const seedHidden = Effect.gen(function* () {
  const { homeowner, reviews } = yield* seedReviews([2])
  const id = ThingId.make(reviews[0]?.id ?? "")
  const attached = { state: "attached", attachedAt: createdAt, position: 1 } as const
  const photo = aPhoto({ ownerId: homeowner.id, purpose: "review_after", thingId: id, ...attached })
  yield* seedMarketplace({ photos: [photo] })
  yield* remove(id)
  return { id, photo }
})

onEveryStore("Removals", (run) => {
  it("leave a line in the review's place, which says why; restored, it is as it was", () =>
    run(
      Effect.gen(function* () {
        const { provider, reviews } = yield* seedReviews([5, 1])
        const [first, second] = reviews
        if (first === undefined || second === undefined) throw new Error("There should be two reviews")
        const views = yield* ReviewViews
        const before = yield* views.ofProvider(provider.id, firstHundred)
        const { removedAt } = yield* remove(second.id)
        const shown = yield* views.ofProvider(provider.id, firstHundred)
        const { createdAt: since, id, serviceDate } = second
        const removed = { at: removedAt, ground: "private_data" }
        expect(shown).toContainEqual({ id, serviceDate, createdAt: since, removed })
        expect(shown.map((one) => one.id)).toEqual(before.map((one) => one.id))
        const rated = { rating: ratingText(5), reviewCount: 1, ratingCounts: [0, 0, 0, 0, 1] }
        expect(yield* (yield* ProviderViews).byId(provider.id, null)).toMatchObject(rated)
        const local = (yield* LocalPageViews).reviews([provider.id], 3)
        expect((yield* local).map((one) => one.id)).toEqual([first.id])
        const repository = yield* ReviewRepository
        expect((yield* Effect.flip(repository.byId(id)))._tag).toBe("NotFound")

        expect(yield* restore(id)).toMatchObject({ about: "review", aboutId: id })
        expect(yield* views.ofProvider(provider.id, firstHundred)).toEqual(before)
        expect(yield* local).toHaveLength(2)
        expect(yield* (yield* ProviderViews).byId(provider.id, null)).toMatchObject({
          reviewCount: 2,
          ratingCounts: [1, 0, 0, 0, 1]
        })
        expect((yield* Effect.flip(restore(id)))._tag).toBe("NotFound")
      })
    ))

  it("leave their job no second review", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, quotes, reviews } = yield* seedReviews([1])
        const [quote] = quotes
        if (quote === undefined) throw new Error("There should be a job")
        yield* remove(reviews[0]?.id ?? "")
        expect((yield* Effect.flip(reviewed(homeowner, quote.id)))._tag).toBe("AlreadyReviewed")
        const { byId } = yield* QuoteViews
        const at = new Date().toISOString()
        expect(yield* byId(quote.id, asHomeowner(homeowner), at)).toMatchObject({ canReview: false })
      })
    ))

  it("take the review's photos along, and bring them back with it", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, reviews } = yield* seedReviews([2])
        const id = reviews[0]?.id ?? ""
        const attached = { state: "attached", attachedAt: createdAt, position: 1 } as const
        const ofReview = { ownerId: homeowner.id, purpose: "review_after", thingId: id, ...attached } as const
        const [photo, worse] = [aPhoto(ofReview), aPhoto(ofReview)]
        yield* seedMarketplace({ photos: [photo, worse] })
        const { facts, needed, remove: removePhoto } = yield* PhotoRepository
        yield* removePhoto(worse.id)
        yield* remove(id)
        expect(yield* facts(photo.id)).toMatchObject({ state: "hidden" })
        expect(yield* needed([photo.id, worse.id])).toEqual([photo.id])
        yield* restore(id)
        expect(yield* facts(photo.id)).toMatchObject({ state: "attached", thingId: id })
        expect(yield* facts(worse.id)).toMatchObject({ state: "removed" })
        yield* remove(id)
        yield* (yield* RemovalRepository).erase("2999-01-01T00:00:00.000Z")
        expect(yield* facts(photo.id)).toMatchObject({ state: "removed" })
        expect(yield* needed([photo.id])).toEqual([])
      })
    ))

  it("are found by the case that has decided them, until they are put back, which says who did that and why", () =>
    run(
      Effect.gen(function* () {
        const { insert, ofCases, restore: putBack, restoringsOf } = yield* RemovalRepository
        const [one, other] = [aCase(), aCase()]
        const removal = {
          about: "message",
          aboutId: ThingId.make(aCase().id),
          ground: "abusive",
          removedBy: dana.user.id,
          removedAt: createdAt,
          caseId: ThingId.make(one.id),
          original: null
        } as const
        yield* insert(removal)
        yield* insert({ ...removal, aboutId: ThingId.make(other.id), caseId: null })
        const found = yield* ofCases([one.id, other.id])
        expect([...found]).toEqual([[one.id, { about: "message", ground: "abusive" }]])
        expect([...(yield* ofCases([]))]).toEqual([])
        const by = yield* seedHomeowner({ firstName: "Dana", lastName: "Cole" })
        const { about, aboutId, caseId } = removal
        const how = { restoredBy: by.id, reason }
        yield* putBack({ about, aboutId, caseId, ...how, restoredAt: createdAt })
        expect([...(yield* ofCases([one.id, other.id]))]).toEqual([])
        yield* insert(removal)
        const gone = { restoredBy: aUserId(), restoredAt: "2026-03-03T09:30:00.000Z", reason: "Slang" }
        yield* putBack({ about, aboutId, caseId: null, ...gone })
        const first = { about, at: createdAt, byName: "Dana Cole", reason }
        const second = { about, at: gone.restoredAt, byName: null, reason: "Slang" }
        expect(yield* restoringsOf(one)).toEqual([first])
        expect(yield* restoringsOf(aCase({ about, aboutId }))).toEqual([first, second])
        expect(yield* restoringsOf(other)).toEqual([])
      })
    ))

  it("are counted by rating, beside all reviews of it", () =>
    run(
      Effect.gen(function* () {
        const { starFigures } = yield* RemovalRepository
        const before = yield* starFigures
        const { reviews } = yield* seedReviews([1, 1, 5])
        yield* remove(reviews[0]?.id ?? "")
        const after = yield* starFigures
        const grown = after.map(({ rating, removed, reviews: all }, at) => [
          rating,
          all - (before[at]?.reviews ?? 0),
          removed - (before[at]?.removed ?? 0)
        ])
        expect(grown).toEqual([
          [1, 2, 1],
          [2, 0, 0],
          [3, 0, 0],
          [4, 0, 0],
          [5, 1, 0]
        ])
      })
    ))

  it("of what a case is about may end while an operator takes the case", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider, reviews } = yield* seedReviews([5, 5, 4, 4, 3, 3, 2, 2, 1, 1])
        const { insert } = yield* CaseRepository
        const operator = { ...dana, user: yield* seedHomeowner() }
        for (const { id } of reviews) {
          yield* remove(id)
          const reported = aCase({
            ...nameOf(id),
            openedBy: provider.userId,
            against: homeowner.id
          })
          yield* insert(reported)
          const taking = Effect.provide(takeCase(operator, reported.id), UuidIds)
          const [, { thing }] = yield* Effect.all([restore(id), taking], together)
          expect(thing.text).toContain("12 Elm Street")
        }
      })
    ))

  it("of a reply leave the review, with a line and no room for another reply, until it is put back", () =>
    run(
      Effect.gen(function* () {
        const { provider, reviews } = yield* seedReviews([1])
        const id = ThingId.make(reviews[0]?.id ?? "")
        const reviewId = ReviewId.make(id)
        const repository = yield* ReviewRepository
        const said = { content: "They live at 12 Elm Street.", createdAt }
        yield* repository.reply(reviewId, said)
        const views = yield* ReviewViews
        const before = yield* views.ofProvider(provider.id, firstHundred)
        const local = (yield* LocalPageViews).reviews([provider.id], 3)

        const { original, removedAt } = yield* remove(id, "reply")
        expect(original).toEqual(said)
        const replyRemoved = { at: removedAt, ground: "private_data" }
        const without = { ...before[0], reply: null, replyRemoved }
        expect(yield* views.ofProvider(provider.id, firstHundred)).toEqual([without])
        expect(yield* views.byId(reviewId)).toEqual(without)
        expect(yield* local).toMatchObject([{ id, reply: null, replyRemoved }])
        expect((yield* Effect.flip(repository.reply(reviewId, said)))._tag).toBe("AlreadyReplied")
        expect((yield* Effect.flip(remove(id, "reply")))._tag).toBe("NotFound")
        expect(yield* (yield* ProviderViews).byId(provider.id, null)).toMatchObject({ reviewCount: 1 })

        expect(yield* restore(id, "reply")).toMatchObject({ about: "reply", aboutId: id })
        expect(yield* views.ofProvider(provider.id, firstHundred)).toEqual(before)
        expect((yield* Effect.flip(restore(id, "reply")))._tag).toBe("NotFound")
      })
    ))

  it("of a reply keep the photos of its review, when what it said is erased", () =>
    run(
      Effect.gen(function* () {
        const { id, photo } = yield* seedHidden
        const { erase, held, insert } = yield* RemovalRepository
        const ofReview = yield* held("review", id)
        const original = { content: "They live at 12 Elm Street.", createdAt }
        yield* insert({ ...ofReview, about: "reply", original, removedAt: "2020-01-01T00:00:00.000Z" })
        yield* erase("2020-02-01T00:00:00.000Z")
        expect((yield* held("reply", id)).original).toBeNull()
        expect(yield* (yield* PhotoRepository).facts(photo.id)).toMatchObject({ state: "hidden" })
        expect(yield* restore(id)).toMatchObject({ about: "review" })
      })
    ))

  it("keep what was said for a while only; then nothing can be put back", () =>
    run(
      Effect.gen(function* () {
        const { reviews } = yield* seedReviews([3, 4])
        const removals = yield* RemovalRepository
        const [old, kept] = yield* Effect.forEach(reviews, ({ id }) => remove(id))
        if (old === undefined || kept === undefined) throw new Error("There should be two removals")
        expect(yield* removals.held("review", old.aboutId)).toEqual(old)
        yield* removals.erase(old.removedAt)
        expect((yield* removals.held("review", old.aboutId)).original).toEqual(old.original)
        yield* removals.erase("2999-01-01T00:00:00.000Z")
        expect(yield* removals.held("review", old.aboutId)).toEqual({
          ...old,
          original: null
        } satisfies Removal)
        expect((yield* Effect.flip(restore(old.aboutId)))._tag).toBe("ChangedMeanwhile")
      })
    ))

  it(
    "leave rating and counts as the reviews that stand say, however many at once are removed and restored",
    { timeout: 60_000 },
    () =>
      run(
        Effect.gen(function* () {
          const { homeowner, parties, provider, reviews } = yield* seedReviews(
            Array.from({ length: 30 }, (_, index) => (index % 5) + 1)
          )
          yield* Effect.forEach(reviews.slice(0, 15), ({ id }) => remove(id))
          const completedAt = new Date().toISOString()
          const quotes = Array.from({ length: 20 }, () =>
            aQuote({ ...parties, status: "completed", providerQuote: 240, completedAt })
          )
          yield* seedMarketplace({ quotes })
          const content = "They came when they said they would and were tidy."
          const writing = quotes.map(({ id }) =>
            leaveReview(asHomeowner(homeowner), id, Effect.succeed({ rating: 4, title: "Good", content }))
          )
          const exits = yield* Effect.all(
            [
              ...reviews.slice(0, 15).map(({ id }) => settled(restore(id))),
              ...reviews.slice(15).map(({ id }) => settled(remove(id))),
              // Of two concurrent removals one succeeds.
              ...reviews.slice(15, 20).map(({ id }) => settled(remove(id))),
              ...writing.map((effect) => settled(Effect.provide(effect, UuidIds)))
            ],
            together
          )
          expect(exits.filter(({ isDone }) => isDone)).toHaveLength(50)
          expect(exits.filter(({ isBroken }) => isBroken)).toEqual([])
          const shown = yield* (yield* ReviewViews).ofProvider(provider.id, firstHundred)
          const ratingCounts = ratingCountsOf(shown.filter(isStanding).map(({ rating }) => rating))
          const { rating, reviewCount } = ratingOf(ratingCounts)
          expect([shown.length, reviewCount]).toEqual([50, 35])
          expect(yield* (yield* ProviderViews).byId(provider.id, null)).toMatchObject({
            rating: ratingText(rating),
            reviewCount,
            ratingCounts
          })
        })
      )
  )
})

const databases = (["sqlite", "postgres"] as const).filter((name) => storesUnderTest().includes(name))

describe.each(databases)("Removals on %s", (name) => {
  it("lose what they said together with their photos, where the database goes away in between too", async () => {
    const { address, layer, remove: drop } = await freshDatabaseStores[name]()
    const runtime = ManagedRuntime.make(layer)
    const erase = Effect.flatMap(RemovalRepository, (removals) => removals.erase("2999-01-01T00:00:00.000Z"))
    try {
      const { id, photo } = await runtime.runPromise(seedHidden)
      const seen = () =>
        runtime.runPromise(
          Effect.gen(function* () {
            const { original } = yield* (yield* RemovalRepository).held("review", id)
            const facts = yield* (yield* PhotoRepository).facts(photo.id)
            return { isErased: original === null, state: facts?.state }
          })
        )
      const failing = () => runtime.runPromiseExit(erase)
      expect(Exit.isFailure(await whileCommitsFail(name, address, failing, ["photos"]))).toBe(true)
      expect(await seen()).toEqual({ isErased: false, state: "hidden" })
      await runtime.runPromise(erase)
      expect(await seen()).toEqual({ isErased: true, state: "removed" })
    } finally {
      await runtime.dispose()
      await drop()
    }
  })
})
