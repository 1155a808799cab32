import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import type { Quote, QuoteRecord } from "#domain/quote/quote.ts"
import type { Review } from "#domain/review/review.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

const request = {
  rating: 4,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
}
const thanks = { content: "Thank you, and call us when the heater acts up." }

const day = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const faultsOf = ({ errors = [] }: Problem) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

interface Identified {
  readonly id: string
}

const review = <A = Review>(client: Client, { id }: Identified, body: unknown = request) =>
  client.post<A>(`/api/quotes/${id}/review`, body)
const reply = <A = Review>(client: Client, { id }: Identified, body: unknown = thanks) =>
  client.post<A>(`/api/reviews/${id}/reply`, body)

describe("reviews over HTTP", () => {
  let app: RunningApp
  let owner: Awaited<ReturnType<typeof aSignedInHomeowner>>
  let pro: Awaited<ReturnType<typeof aSignedInProvider>>
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    owner = await aSignedInHomeowner(app, { firstName: "Olivia", lastName: "Park" })
    pro = await aSignedInProvider(app)
  })

  const aJob = async (overrides: Partial<QuoteRecord> = {}) => {
    const parties = { homeownerId: owner.account.id, providerId: pro.profile.id }
    const completed = { status: "completed", providerQuote: 240, completedAt: ago(day) } as const
    const quote = aQuote({ ...parties, ...completed, ...overrides })
    await app.run(seedMarketplace({ quotes: [quote] }))
    return quote
  }
  const aReviewed = async () => (await review(owner.client, await aJob())).body
  const page = async () => (await app.client().get<ProviderDetail>(`/api/providers/${pro.profile.id}`)).body
  const reviewsOf = async () =>
    (await app.client().get<ReadonlyArray<Review>>(`/api/providers/${pro.profile.id}/reviews`)).body

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

  it("move the rating as its mean, and the provider among the search's results", async () => {
    const rival = await aSignedInProvider(app, { rating: 4.2, specialties: ["Moving"] })
    const mover = await aSignedInProvider(app, { specialties: ["Moving"] })
    pro = mover
    const order = async () => {
      const { body } = await app
        .client()
        .get<ReadonlyArray<ProviderDetail>>("/api/providers?specialty=moving")
      return body.map(({ id }) => id)
    }
    expect(await order()).toEqual([rival.profile.id, mover.profile.id])
    for (const rating of [5, 5, 3])
      expect((await review(owner.client, await aJob(), { ...request, rating })).status).toBe(201)
    expect(await page()).toMatchObject({ rating: "4.33", reviewCount: 3, ratingCounts: [0, 0, 1, 0, 2] })
    expect(await order()).toEqual([mover.profile.id, rival.profile.id])
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

  it("are refused in order: 401, 404 or 403, 422, 409", async () => {
    const job = await aJob()
    const stranger = (await aSignedInHomeowner(app)).client
    const rival = (await aSignedInProvider(app)).client
    const nonsense = { rating: "five" }
    expect(await review<Problem>(app.client(), job, nonsense)).toMatchObject({ status: 401 })
    for (const client of [stranger, rival]) {
      expect(await review<Problem>(client, job, nonsense)).toMatchObject({
        status: 404,
        body: { detail: "We could not find that quote." }
      })
    }
    for (const id of [crypto.randomUUID(), "42"]) {
      expect(await review<Problem>(owner.client, { id }, nonsense)).toMatchObject({ status: 404 })
    }
    expect(await review<Problem>(pro.client, job, nonsense)).toMatchObject({
      status: 403,
      body: { detail: "Only the homeowner can review a job." }
    })
    const pending = await aJob({ status: "pending", completedAt: null })
    const refused = await review<Problem>(owner.client, pending, {
      ...nonsense,
      title: " a ",
      content: "Good."
    })
    expect(refused.status).toBe(422)
    expect(faultsOf(refused.body)).toEqual({
      rating: "Please choose a rating from 1 to 5",
      title: "Please give your review a title",
      content: "Please tell others a little more (at least 20 characters)"
    })
    expect(await review<Problem>(owner.client, pending)).toMatchObject({ status: 409 })
    expect(await reviewsOf()).toEqual([])
  })

  it("are replied to by their provider, once", async () => {
    const reviewed = await aReviewed()
    const { body, status } = await reply(pro.client, reviewed, { content: `  ${thanks.content}\n` })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...reviewed,
      reply: { ...thanks, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }
    })
    expect(await reviewsOf()).toEqual([body])
    expect(await reply<Problem>(pro.client, reviewed)).toMatchObject({
      status: 409,
      body: { code: "AlreadyReplied", detail: "You have already replied to this review." }
    })
    expect(await reviewsOf()).toEqual([body])
  })

  it("are replied to by nobody else, refused in order: 401, 404 or 403, 422", async () => {
    const reviewed = await aReviewed()
    const stranger = (await aSignedInHomeowner(app)).client
    const rival = (await aSignedInProvider(app)).client
    expect(await reply<Problem>(app.client(), reviewed, {})).toMatchObject({ status: 401 })
    for (const client of [stranger, rival]) {
      expect(await reply<Problem>(client, reviewed, {})).toMatchObject({
        status: 404,
        body: { detail: "We could not find that review." }
      })
    }
    expect(await reply<Problem>(owner.client, reviewed, {})).toMatchObject({
      status: 403,
      body: { detail: "Only the provider can reply to a review." }
    })
    for (const id of [crypto.randomUUID(), "42"]) {
      expect(await reply<Problem>(pro.client, { id }, {})).toMatchObject({ status: 404 })
    }
    for (const content of [undefined, "  ", 5, "x".repeat(2_001)]) {
      expect(await reply<Problem>(pro.client, reviewed, { content })).toMatchObject({
        status: 422,
        body: { errors: [{ field: "content" }] }
      })
    }
    expect((await reply(pro.client, reviewed, { content: "x".repeat(2_000) })).status).toBe(200)
  })

  it("are there to be written and answered also while the business is not listed", async () => {
    pro = await aSignedInProvider(app, { listed: false })
    const { body, status } = await review(owner.client, await aJob())
    expect(status).toBe(201)
    expect((await reply(pro.client, body)).body.reply?.content).toBe(thanks.content)
    expect((await app.client().get(`/api/providers/${pro.profile.id}/reviews`)).status).toBe(404)
  })

  it("take no other method", async () => {
    const { headers, status } = await owner.client.get(`/api/quotes/${(await aJob()).id}/review`)
    expect([status, headers.get("allow")]).toEqual([405, "POST"])
  })
})
