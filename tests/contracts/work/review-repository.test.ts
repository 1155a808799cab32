import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { aQuote, aReview } from "#tests/support/builders.ts"
import { seedMarketplace, seedPair } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const now = "2026-04-01T10:00:00.000Z"

/** A completed job, and a review of it that is not stored yet. */
const seedJob = Effect.fnUntraced(function* () {
  const { homeowner, provider } = yield* seedPair()
  const parties = { homeownerId: homeowner.id, providerId: provider.id }
  const quote = aQuote({ ...parties, status: "completed", completedAt: now })
  yield* seedMarketplace({ quotes: [quote] })
  const anotherReview = () => aReview({ ...parties, quoteId: quote.id, afterPhotos: ["/a.jpg"] })
  return { anotherReview, parties }
})

onEveryStore("ReviewRepository", (run) => {
  it("gives a review back as it was stored", () =>
    run(
      Effect.gen(function* () {
        const { insert, byId } = yield* ReviewRepository
        const review = (yield* seedJob()).anotherReview()
        yield* insert(review)
        expect(yield* byId(review.id)).toEqual(review)
      })
    ))

  it("takes one review a quote, inside a transaction too, which goes on", () =>
    run(
      Effect.gen(function* () {
        const { insert, byId } = yield* ReviewRepository
        const { atomically } = yield* Transactor
        const { anotherReview } = yield* seedJob()
        const { anotherReview: ofAnotherJob } = yield* seedJob()
        const [first, second, unrelated] = [anotherReview(), anotherReview(), ofAnotherJob()]
        yield* insert(first)
        const refused = yield* atomically(
          Effect.tap(Effect.flip(insert(second)), () => Effect.orDie(insert(unrelated)))
        )
        expect(refused._tag).toBe("AlreadyReviewed")
        expect(yield* Effect.flip(byId(second.id))).toMatchObject({ _tag: "NotFound", thing: "review" })
        expect(yield* byId(unrelated.id)).toEqual(unrelated)
      })
    ))

  it("lets exactly one of many reviews of a quote at once be stored", () =>
    run(
      Effect.gen(function* () {
        const { insert } = yield* ReviewRepository
        const { atomically } = yield* Transactor
        const { anotherReview, parties } = yield* seedJob()
        const inserting = Array.from({ length: 6 }, () => Effect.exit(atomically(insert(anotherReview()))))
        const exits = yield* Effect.all(inserting, { concurrency: "unbounded" })
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toEqual([])
        const views = yield* ReviewViews
        expect(yield* views.ofProvider(parties.providerId, { limit: 10, offset: 0 })).toHaveLength(1)
      })
    ))

  it("takes reviews of no quote, as many as there are", () =>
    run(
      Effect.gen(function* () {
        const { insert, byId } = yield* ReviewRepository
        const { parties } = yield* seedJob()
        const [one, other] = [aReview(parties), aReview(parties)]
        yield* insert(one)
        yield* insert(other)
        expect(yield* byId(other.id)).toEqual(other)
      })
    ))

  it("keeps a reply, and no second one", () =>
    run(
      Effect.gen(function* () {
        const { byId, insert, reply } = yield* ReviewRepository
        const review = (yield* seedJob()).anotherReview()
        yield* insert(review)
        yield* reply(review.id, { content: "Thank you!", createdAt: now })
        const refused = yield* Effect.flip(reply(review.id, { content: "Again!", createdAt: now }))
        expect(refused._tag).toBe("AlreadyReplied")
        expect(yield* byId(review.id)).toEqual({
          ...review,
          reply: { content: "Thank you!", createdAt: now }
        })
      })
    ))

  it("lets exactly one of many replies at once be the reply", () =>
    run(
      Effect.gen(function* () {
        const { byId, insert, reply } = yield* ReviewRepository
        const review = (yield* seedJob()).anotherReview()
        yield* insert(review)
        const replying = ["a", "b", "c", "d"].map((content) =>
          Effect.exit(reply(review.id, { content, createdAt: now }))
        )
        const exits = yield* Effect.all(replying, { concurrency: "unbounded" })
        const [winner] = exits.flatMap((exit, index) => (Exit.isSuccess(exit) ? [index] : []))
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect((yield* byId(review.id)).reply?.content).toBe(["a", "b", "c", "d"][winner ?? -1])
      })
    ))

  it("knows nothing of an unknown review", () =>
    run(
      Effect.gen(function* () {
        const { byId } = yield* ReviewRepository
        const views = yield* ReviewViews
        const { id } = aReview()
        expect(yield* Effect.flip(byId(id))).toMatchObject({ _tag: "NotFound", thing: "review" })
        expect(Exit.hasDies(yield* Effect.exit(views.byId(id)))).toBe(true)
      })
    ))
})
