import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { photoAddress } from "#domain/photo/photo.ts"
import { quoteStatuses } from "#domain/quote/quote-life-cycle.ts"
import {
  canReview,
  mayReply,
  mayReview,
  replyTo,
  reviewableUntil,
  reviewOf,
  showingNot
} from "#domain/review/review-rules.ts"
import { serviceDay } from "#domain/review/service-day.ts"

import { anActor, aPhoto, aProvider, aQuote, aReview } from "../support/builders.ts"

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

  it.each([
    // Written at once, after a job that was done at 4:30 pm in Los Angeles.
    ["2026-02-01", "2026-02-01T00:31:00.000Z", "2026-01-31"],
    ["2026-02-01", "2026-02-01T20:00:00.000Z", "2026-02-01"],
    ["2026-02-01", "2026-03-05T00:31:00.000Z", "2026-02-01"]
  ])("of the job of %s that is written at %s shows %s, which is no day to come", (serviceDate, at, shown) => {
    expect(serviceDay({ createdAt: at, serviceDate })).toBe(shown)
  })

  it("is said to be possible until the end of a day that ends in time also in Hawaii", () => {
    expect(reviewableUntil(completedAt)).toBe("2026-04-01")
    expect(reviewableUntil("2026-02-01T09:59:59.999Z")).toBe("2026-03-31")
    const inHawaii = Date.parse("2026-04-01T23:59:59.999-10:00")
    expect(canReview(job, false, new Date(inHawaii).toISOString())).toBe(true)
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

describe("the photos of a review", () => {
  const [before, after] = [aPhoto().id, aPhoto().id]
  const shown = {
    beforePhotos: [photoAddress(before, "large")],
    afterPhotos: [photoAddress(after, "large")]
  }

  it("are of before and after the work, as they were sent", () => {
    const sent = { ...request, beforePhotoIds: [before], afterPhotoIds: [after] }
    const written = reviewOf({ id: aReview().id, quote: job, request: sent, now: lastMoment })
    expect(Result.getOrThrow(written).value).toMatchObject(shown)
  })

  it.each([
    [before, { beforePhotos: [] }],
    [after, { afterPhotos: [] }]
  ])("are without the one that was taken down: %s", (id, without) => {
    expect(showingNot(aReview(shown), id)).toMatchObject({ ...shown, ...without })
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
