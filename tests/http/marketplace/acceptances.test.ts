import { describe, expect, it } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { pageOf } from "./review-calls.ts"

const app = atApp()

const anOffer = async (providerQuote: number | null = 100) => {
  const olivia = await aSignedInHomeowner(app)
  const marcus = await aSignedInProvider(app, { businessName: "Bluebonnet" })
  const quote = aQuote({ homeownerId: olivia.account.id, providerId: marcus.profile.id, providerQuote })
  await app.run(seedMarketplace({ quotes: [quote] }))
  const path = `/api/quotes/${quote.id}`
  return {
    revise: (price: number) => marcus.client.post(`${path}/offer`, { price }),
    accept: (body?: unknown) => olivia.client.post<Quote>(`${path}/accept`, body),
    refused: (body?: unknown) => olivia.client.post<Problem>(`${path}/accept`, body),
    asProvider: (body?: unknown) => marcus.client.post<Problem>(`${path}/accept`, body),
    now: async () => (await olivia.client.get<Quote>(path)).body
  }
}

describe("accepting an offer at its price", () => {
  it("takes what was read, whatever else is sent along", async () => {
    const { accept } = await anOffer(100.1)
    const { body, status } = await accept({ price: 100.1, status: "completed", providerQuote: 1 })
    expect([status, body.status, body.price]).toEqual([200, "accepted", 100.1])
  })

  it("takes any price when none is named", async () => {
    const { accept, revise } = await anOffer()
    await revise(9_999)
    expect((await accept({})).body).toMatchObject({ status: "accepted", price: 9_999 })
  })

  it.each([
    [100, 9_999, "Bluebonnet has changed its offer from $100 to $9,999. Please look at it again."],
    [1_250, 19.5, "Bluebonnet has changed its offer from $1,250 to $19.50. Please look at it again."]
  ])("accepts nothing when $%d has become $%d, and says so", async (before, after, detail) => {
    const { accept, now, refused, revise } = await anOffer(before)
    await revise(after)
    const { body, status } = await refused({ price: before })
    expect([status, body.code, body.detail]).toEqual([409, "OfferChanged", detail])
    expect(await now()).toMatchObject({ status: "pending", price: after })
    expect((await accept({ price: after })).status).toBe(200)
  })

  it("refuses a price that is no number on its field, before it looks at the state", async () => {
    const { now, refused } = await anOffer(null)
    for (const price of ["100", true, {}, [100], null]) {
      const { body, status } = await refused({ price })
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ["price"]])
    }
    expect(await now()).toMatchObject({ status: "pending" })
  })

  it("asks who it is before it looks at the price", async () => {
    const { asProvider, now } = await anOffer()
    const { id } = await now()
    const stranger = (await aSignedInHomeowner(app)).client
    const wrong = { price: "x" }
    expect((await app.client().post(`/api/quotes/${id}/accept`, wrong)).status).toBe(401)
    expect((await stranger.post(`/api/quotes/${id}/accept`, wrong)).status).toBe(404)
    expect((await asProvider(wrong)).status).toBe(403)
  })

  it("names the state where the state is what forbids it", async () => {
    const { accept, refused } = await anOffer()
    await accept({ price: 100 })
    expect((await refused({ price: 5 })).body).toMatchObject({ status: 409, code: "StepNotAllowed" })
  })
})

/** An agreed job and its project. */
const aJob = async () => {
  const [owner, pro] = [await aSignedInHomeowner(app), await aSignedInProvider(app)]
  const parties = { homeownerId: owner.account.id, providerId: pro.profile.id }
  const accepted = aQuote({
    ...parties,
    status: "accepted",
    providerQuote: 240,
    acceptedAt: "2026-03-02T10:00:00.000Z"
  })
  const project = aProject({ ...parties, status: "in_progress", quoteId: accepted.id })
  const quote = { ...accepted, projectId: project.id }
  await app.run(seedMarketplace({ projects: [project], quotes: [quote] }))
  const paths = { quote: `/api/quotes/${quote.id}`, project: `/api/projects/${project.id}` }
  const read = async (path: string) => (await owner.client.get<{ status: string }>(path)).body.status
  return {
    complete: async (which: keyof typeof paths) =>
      (await owner.client.post(`${paths[which]}/complete`)).status,
    statuses: () => Promise.all(Object.values(paths).map(read)),
    jobsDone: async () => (await pageOf(app, pro)).completedJobs
  }
}

describe("A job that is done", () => {
  it.each([
    ["quote", "project"],
    ["project", "quote"]
  ] as const)("counts once for its professional, by the %s and then by the %s", async (first, second) => {
    const { complete, jobsDone, statuses } = await aJob()
    expect(await jobsDone()).toBe(0)
    expect(await complete(first)).toBe(200)
    expect(await jobsDone()).toBe(1)
    expect([await complete(second), await complete(first)]).toEqual([409, 409])
    expect(await statuses()).toEqual(["completed", "completed"])
    expect(await jobsDone()).toBe(1)
  })
})
