import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { noRatings, ratingCountsOf, standingOf, withRating } from "#domain/provider/rating/rating-counts.ts"
import { quoteStatuses } from "#domain/quote/quote-life-cycle.ts"
import { canReview, mayReply, mayReview, rated, replyTo, reviewOf } from "#domain/review/review-rules.ts"
import { ReplyRequest, ReviewRequest } from "#domain/review/review.ts"
import { readInput } from "#domain/shared/input.ts"

import { anActor, aProvider, aQuote, aReview } from "../support/builders.ts"

const completedAt = "2026-02-01T10:00:00.000Z"
const lastMoment = "2026-04-02T10:00:00.000Z"
const tooLate = "2026-04-02T10:00:00.001Z"

const request = {
  rating: 4,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
} as const

const job = aQuote({ status: "completed", providerQuote: 240, completedAt })
const write = (quote = job, now = lastMoment) => reviewOf({ id: aReview().id, quote, request, now })
const refusal = <A, E extends Error>(result: Result.Result<A, E>) =>
  Result.isFailure(result) ? result.failure.message : "permitted"

describe("a review", () => {
  it("is earned by a completed job: verified, of the day of completion, without a reply", () => {
    expect(Result.getOrThrow(write()).value).toMatchObject({
      ...request,
      providerId: job.providerId,
      homeownerId: job.homeownerId,
      quoteId: job.id,
      isVerified: true,
      serviceDate: "2026-02-01",
      createdAt: lastMoment,
      reply: null
    })
  })

  it("can be left for 60 days to the millisecond", () => {
    expect(canReview(job, false, completedAt)).toBe(true)
    expect(canReview(job, false, lastMoment)).toBe(true)
    expect(canReview(job, false, tooLate)).toBe(false)
    expect(refusal(write(job, tooLate))).toBe(
      "A job can be reviewed for 60 days after it is completed, and that time is over."
    )
  })

  it("is left once", () => {
    expect(canReview(job, true, lastMoment)).toBe(false)
  })

  it.each(quoteStatuses.filter((status) => status !== "completed"))("is not earned while %s", (status) => {
    const quote = aQuote({ status, providerQuote: 240 })
    expect(canReview(quote, false, lastMoment)).toBe(false)
    expect(refusal(write(quote))).toBe(`This quote is ${status}; to review it, it must be completed.`)
  })

  it("is the homeowner's to leave", () => {
    expect(refusal(mayReview("homeowner"))).toBe("permitted")
    expect(refusal(mayReview("provider"))).toBe("Only the homeowner can review a job.")
  })
})

describe("a reply", () => {
  const review = aReview()
  const now = "2026-04-01T10:00:00.000Z"

  it("is its provider's to give; the author is told so, and a stranger learns nothing", () => {
    const provider = anActor({ role: "provider", providerId: review.providerId })
    const rival = anActor({ role: "provider", providerId: aProvider().id })
    expect(refusal(mayReply(review, provider))).toBe("permitted")
    expect(refusal(mayReply(review, anActor({ id: review.homeownerId })))).toBe(
      "Only the provider can reply to a review."
    )
    for (const stranger of [anActor(), rival]) {
      expect(refusal(mayReply(review, stranger))).toBe("We could not find that review.")
    }
  })

  it("is given once", () => {
    const { value: reply } = Result.getOrThrow(replyTo(review, { content: "Thank you" }, now))
    expect(reply).toEqual({ content: "Thank you", createdAt: now })
    expect(refusal(replyTo({ ...review, reply }, { content: "And again" }, now))).toBe(
      "You have already replied to this review."
    )
  })
})

const faults = <A>(schema: Schema.ConstraintDecoder<A>, input: unknown) => {
  const read = readInput(schema)(input)
  return Result.isSuccess(read) ? [] : read.failure.faults.map(({ field, message }) => `${field}: ${message}`)
}

const noRating = "rating: Please choose a rating from 1 to 5"
const noTitle = "title: Please give your review a title"
const tooShort = "content: Please tell others a little more (at least 20 characters)"

describe("what a homeowner sends", () => {
  it("is taken as it is meant, trimmed", () => {
    const sent = { ...request, title: "  Tidy  ", homeownerId: "somebody else" }
    expect(Result.getOrThrow(readInput(ReviewRequest)(sent))).toEqual({ ...request, title: "Tidy" })
  })

  it("is told all that is wrong at once", () => {
    expect(faults(ReviewRequest, {})).toEqual([noRating, noTitle, tooShort])
    expect(faults(ReviewRequest, { rating: null, title: 1, content: [] })).toEqual([
      noRating,
      noTitle,
      tooShort
    ])
  })

  it.each([0, 6, -1, 4.5, 1e9, Number.NaN, "5", true, null, [5]])("has no rating of %j", (rating) => {
    expect(faults(ReviewRequest, { ...request, rating })).toEqual([noRating])
  })

  it.each([1, 2, 3, 4, 5])("may give %i stars", (rating) => {
    expect(faults(ReviewRequest, { ...request, rating })).toEqual([])
  })

  it.each([
    [{ title: "ab" }, [noTitle]],
    [{ title: "  ab  " }, [noTitle]],
    [{ title: "abc" }, []],
    [{ title: "x".repeat(120) }, []],
    [{ title: "x".repeat(121) }, ["title: Please use at most 120 characters"]],
    [{ content: "x".repeat(19) }, [tooShort]],
    [{ content: ` ${"x".repeat(19)} ` }, [tooShort]],
    [{ content: "x".repeat(20) }, []],
    [{ content: "x".repeat(5_000) }, []],
    [{ content: "x".repeat(5_001) }, ["content: Please use at most 5,000 characters"]]
  ])("keeps to the lengths %#", (change, wanted) => {
    expect(faults(ReviewRequest, { ...request, ...change })).toEqual(wanted)
  })
})

it.each([
  [undefined, ["content: Please write a reply"]],
  ["   ", ["content: Please write a reply"]],
  ["x", []],
  ["x".repeat(2_000), []],
  ["x".repeat(2_001), ["content: Please use at most 2,000 characters"]]
])("a provider's reply keeps to its lengths %#", (content, wanted) => {
  expect(faults(ReplyRequest, { content })).toEqual(wanted)
})

describe("a provider's standing", () => {
  const anyStars = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 300 })

  it("is nothing without reviews", () => {
    expect(standingOf(noRatings)).toEqual({ rating: 0, reviewCount: 0 })
  })

  it("is the mean and the number of all reviews, in whatever order they came", () => {
    fc.assert(
      fc.property(anyStars, (ratings) => {
        const counts = ratingCountsOf(ratings)
        const { rating, reviewCount } = standingOf(counts)
        const mean = ratings.reduce((sum, stars) => sum + stars, 0) / Math.max(1, ratings.length)
        expect(reviewCount).toBe(ratings.length)
        expect(Math.abs(rating - mean)).toBeLessThanOrEqual(0.005 + 1e-9)
        expect(counts).toEqual([1, 2, 3, 4, 5].map((stars) => ratings.filter((one) => one === stars).length))
        expect(ratingCountsOf(ratings.toReversed())).toEqual(counts)
      })
    )
  })

  it("follows each review", () => {
    const createdAt = "2026-04-01T10:00:00.000Z"
    expect(rated([0, 0, 0, 1, 1], { rating: 5, createdAt })).toEqual({
      updatedAt: createdAt,
      ratingCounts: [0, 0, 0, 1, 2],
      rating: 4.67,
      reviewCount: 3
    })
    expect(withRating(noRatings, 1)).toEqual([1, 0, 0, 0, 0])
  })
})
