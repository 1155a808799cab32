import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { Problem } from "#ports/http/problem.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { type Homeowner, jobOf, type Pro, reply, review, reviewsAbout, thanks } from "./review-calls.ts"

const faultsOf = ({ errors = [] }: Problem) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

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
  const aReviewed = async () => (await review(owner.client, await aJob())).body
  const reviewsOf = () => reviewsAbout(app, pro)

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
})
