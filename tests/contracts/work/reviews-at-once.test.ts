import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { topicOfProvider, topicOfUser } from "#domain/events/event.ts"
import { ratingText } from "#domain/provider/provider-rules.ts"
import { ratingCountsOf, ratingOf } from "#domain/provider/rating/rating-counts.ts"
import type { ReviewRequest } from "#domain/review/review.ts"
import { isStanding } from "#domain/review/standing.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { aQuote, aSearch } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { leaveReview } from "#use-cases/review/leave-review.ts"
import { replyToReview } from "#use-cases/review/reply-to-review.ts"

const together = { concurrency: "unbounded" } as const

const aRequest = (index: number): ReviewRequest => ({
  rating: ([5, 4, 1, 5, 2, 3, 5] as const)[index % 7] ?? 5,
  title: `Job number ${index}`,
  content: "They came when they said they would and left the place tidy."
})

const review = (...[actor, quoteId, body]: Parameters<typeof leaveReview>) =>
  Effect.provide(leaveReview(actor, quoteId, body), UuidIds)

const answer = (...asked: Parameters<typeof replyToReview>) =>
  Effect.provide(replyToReview(...asked), UuidIds)

/** The reviews of a provider that are not taken down. */
const standingOf = (providerId: ProviderId) =>
  Effect.map(
    Effect.flatMap(ReviewViews, (views) => views.ofProvider(providerId, { limit: 100, offset: 0 })),
    (shown) => shown.filter(isStanding)
  )

/** A provider's completed jobs, all for one homeowner. */
const seedJobs = Effect.fnUntraced(function* (count: number) {
  const homeowner = yield* seedHomeowner()
  const provider = yield* seedProvider({ specialties: ["Moving"] })
  const completedAt = new Date().toISOString()
  const quotes = Array.from({ length: count }, () =>
    aQuote({
      homeownerId: homeowner.id,
      providerId: provider.id,
      status: "completed",
      providerQuote: 240,
      completedAt
    })
  )
  yield* seedMarketplace({ quotes })
  return { homeowner: asHomeowner(homeowner), provider, quotes }
})

onEveryStore("Reviews at once", (run) => {
  it(
    "leave rating, counts and search as the reviews say, and replies each under its own",
    { timeout: 60_000 },
    () =>
      run(
        Effect.gen(function* () {
          const { homeowner, provider, quotes } = yield* seedJobs(50)
          const providers = yield* ProviderViews
          const left = yield* Effect.all(
            quotes.map(({ id }, index) => review(homeowner, id, Effect.succeed(aRequest(index)))),
            together
          )
          yield* Effect.all(
            left.map(({ id, title }) =>
              answer(asProvider(provider), id, Effect.succeed({ content: `Thanks for ${title}` }))
            ),
            together
          )

          const rows = yield* standingOf(provider.id)
          expect(rows).toHaveLength(50)
          expect(rows.filter(({ reply, title }) => reply?.content !== `Thanks for ${title}`)).toEqual([])

          const ratingCounts = ratingCountsOf(rows.map(({ rating }) => rating))
          const { rating, reviewCount } = ratingOf(ratingCounts)
          const standing = { rating: ratingText(rating), reviewCount }
          expect(yield* providers.byId(provider.id, null)).toMatchObject({ ...standing, ratingCounts })
          const { providers: found } = yield* providers.search(
            aSearch({ specialty: "Moving", sortBy: "reviews" })
          )
          expect(found[0]).toMatchObject({ id: provider.id, ...standing })
          const atLeast = aSearch({ specialty: "Moving", minRating: rating })
          expect((yield* providers.search(atLeast)).providers.map(({ id }) => id)).toContain(provider.id)
        })
      )
  )

  it("are news to both parties, as replies are; what is refused is none", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider, quotes } = yield* seedJobs(2)
        const log = yield* EventLog
        const after = yield* log.latest
        const [one, other] = yield* Effect.all(
          quotes.map(({ id }, index) => review(homeowner, id, Effect.succeed(aRequest(index))))
        )
        if (one === undefined || other === undefined) throw new Error("There should be two reviews")
        const again = quotes.map(({ id }) => Effect.flip(review(homeowner, id, Effect.succeed(aRequest(0)))))
        expect((yield* Effect.all(again)).map(({ _tag }) => _tag)).toEqual([
          "AlreadyReviewed",
          "AlreadyReviewed"
        ])
        const thanks = Effect.succeed({ content: "Thank you!" })
        const { reply } = yield* answer(asProvider(provider), one.id, thanks)
        expect((yield* (yield* ProviderRepository).byId(provider.id)).updatedAt).toBe(reply?.createdAt)

        const range = { after, upTo: yield* log.latest }
        // The provider is notified of each review, the homeowner of the reply.
        const told = [
          [topicOfUser(homeowner.id), ["review", "review", "review", "notification"]],
          [topicOfProvider(provider.id), ["review", "notification", "review", "notification", "review"]]
        ] as const
        for (const [topic, kinds] of told) {
          const heard = yield* log.ofTopics([topic], range, 10)
          expect(heard.map(({ kind }) => kind)).toEqual(kinds)
          const reviews = heard.filter(({ kind }) => kind === "review")
          expect(reviews.map(({ thingId }) => thingId)).toEqual([one.id, other.id, one.id])
        }
      })
    ))

  it("count a job once: of two reviews of it exactly one wins, and the other changes nothing", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider, quotes } = yield* seedJobs(1)
        const reviewing = [5, 1].flatMap((rating) =>
          quotes.map(({ id }) =>
            Effect.exit(
              review(homeowner, id, Effect.succeed({ ...aRequest(0), rating: rating === 5 ? 5 : 1 }))
            )
          )
        )
        const exits = yield* Effect.all(reviewing, together)
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toEqual([])
        const [row, ...others] = yield* standingOf(provider.id)
        expect(others).toEqual([])
        expect(yield* (yield* ProviderViews).byId(provider.id, null)).toMatchObject({
          rating: ratingText(row?.rating ?? 0),
          reviewCount: 1,
          ratingCounts: ratingCountsOf([row?.rating ?? 0])
        })
      })
    ))
})
