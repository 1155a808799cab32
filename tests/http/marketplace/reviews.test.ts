import * as Effect from "effect/Effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import type { Quote, QuoteRecord } from "#domain/quote/quote.ts"
import type { Review } from "#domain/review/review.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Problem } from "#ports/http/problem.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import {
  day,
  ago,
  type Homeowner,
  jobOf,
  pageOf,
  type Pro,
  reply,
  request,
  review,
  reviewsAbout
} from "./review-calls.ts"

describe("reviews over HTTP", () => {
  let app: RunningApp
  let owner: Homeowner
  let pro: Pro
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    owner = await aSignedInHomeowner(app, { firstName: "Olivia", lastName: "Park" })
    pro = await aSignedInProvider(app)
  })

  const aJob = (overrides: Partial<QuoteRecord> = {}) => jobOf(app, { owner, pro }, overrides)
  const page = () => pageOf(app, pro)
  const reviewsOf = () => reviewsAbout(app, pro)
  const isTold = (kind: "review-received" | "review-wanted", userId: UserId, thingId: string) =>
    app.run(
      Effect.gen(function* () {
        const { unreadAbout } = yield* NotificationRepository
        return (yield* unreadAbout(userId, kind, thingId)) !== null
      })
    )

  it("are left on a completed job, and count for the provider at once", async () => {
    const job = await aJob()
    expect((await page()).ratingCounts).toEqual([0, 0, 0, 0, 0])
    const { body, status } = await review(owner.client, job, {
      ...request,
      title: "  On time and tidy ",
      isVerified: false,
      homeownerId: pro.profile.userId,
      serviceDate: "2001-01-01"
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...request,
      id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      serviceDate: job.completedAt?.slice(0, 10),
      isVerified: true,
      homeowner: { firstName: "Olivia", lastName: "Park" },
      beforePhotos: [],
      afterPhotos: [],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      reply: null
    })
    expect(await reviewsOf()).toEqual([body])
    expect(await page()).toMatchObject({ rating: "4.00", reviewCount: 1, ratingCounts: [0, 0, 0, 1, 0] })
  })

  it("move the rating as its mean, and the provider by the fair one among the search's results", async () => {
    const rival = await aSignedInProvider(app, { rating: 4.46, specialties: ["Moving"] })
    const mover = await aSignedInProvider(app, { specialties: ["Moving"] })
    pro = mover
    const order = async () => {
      const { body } = await app
        .client()
        .get<ReadonlyArray<ProviderDetail>>("/api/providers?specialty=moving")
      return body.map(({ id }) => id)
    }
    expect(await order()).toEqual([mover.profile.id, rival.profile.id])
    for (const rating of [5, 5, 3])
      expect((await review(owner.client, await aJob(), { ...request, rating })).status).toBe(201)
    expect(await page()).toMatchObject({ rating: "4.33", reviewCount: 3, ratingCounts: [0, 0, 1, 0, 2] })
    expect(await order()).toEqual([rival.profile.id, mover.profile.id])
  })

  it("tell their homeowner, and nobody else, that a job can be reviewed, until it has been", async () => {
    const job = await aJob({ status: "accepted", completedAt: null })
    const readBy = async (client: Client) => {
      const { body } = await client.get<ReadonlyArray<Quote>>("/api/quotes")
      return body.find(({ id }) => id === job.id)?.canReview
    }
    expect(await readBy(owner.client)).toBe(false)
    const { body } = await owner.client.post<Quote>(`/api/quotes/${job.id}/complete`)
    expect(body.canReview).toBe(true)
    expect([await readBy(owner.client), await readBy(pro.client)]).toEqual([true, false])
    await review(owner.client, job)
    expect(await readBy(owner.client)).toBe(false)
  })

  it("are not asked for, and not said to be new, once they are left and replied to", async () => {
    const job = await aJob({ status: "accepted", completedAt: null })
    await owner.client.post(`/api/quotes/${job.id}/complete`)
    const isAsked = () => isTold("review-wanted", owner.account.id, job.id)
    expect(await isAsked()).toBe(true)
    const left = await review(owner.client, job)
    expect(await isAsked()).toBe(false)
    const isNew = () => isTold("review-received", pro.profile.userId, left.body.id)
    expect(await isNew()).toBe(true)
    await reply(pro.client, left.body)
    expect(await isNew()).toBe(false)
  })

  it("are left once", async () => {
    const job = await aJob()
    await review(owner.client, job)
    expect(await review<Problem>(owner.client, job)).toMatchObject({
      status: 409,
      body: { code: "AlreadyReviewed", detail: "You have already reviewed this job." }
    })
    expect(await page()).toMatchObject({ reviewCount: 1 })
  })

  it("are left within 60 days, on completed jobs alone", async () => {
    expect((await review(owner.client, await aJob({ completedAt: ago(60 * day - 60_000) }))).status).toBe(201)
    expect(
      await review<Problem>(owner.client, await aJob({ completedAt: ago(60 * day + 1_000) }))
    ).toMatchObject({
      status: 409,
      body: { code: "ReviewTooLate" }
    })
    expect(
      await review<Problem>(owner.client, await aJob({ status: "accepted", completedAt: null }))
    ).toMatchObject({
      status: 409,
      body: { detail: "This quote is accepted; to review it, it must be completed." }
    })
  })

  it("come first where a notice leads to one of them, whatever was reviewed since", async () => {
    const old = await review(owner.client, await aJob({ completedAt: ago(3 * day) }))
    await review(owner.client, await aJob())
    await reply(pro.client, old.body)
    for (const { client } of [owner, pro]) {
      const told = await client.get<ReadonlyArray<{ href: string; kind: string }>>("/api/me/notifications")
      const hrefs = told.body.filter(({ kind }) => kind.startsWith("re")).map(({ href }) => href)
      expect(hrefs).toContain(`/provider/${pro.profile.id}?review=${old.body.id}`)
    }
    const firstOf = (first: string) =>
      app
        .client()
        .get<ReadonlyArray<Review>>(`/api/providers/${pro.profile.id}/reviews?limit=1&first=${first}`)
    expect((await firstOf(old.body.id)).body.map(({ id }) => id)).toEqual([old.body.id])
    expect((await firstOf("1")).status).toBe(422)
  })

  it("take no other method", async () => {
    const { headers, status } = await owner.client.get(`/api/quotes/${(await aJob()).id}/review`)
    expect([status, headers.get("allow")]).toEqual([405, "POST"])
  })
})
