import { Validator } from "@seriousme/openapi-schema-validator"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { endpoints } from "#ports/http/endpoints.ts"
import type { Problem } from "#ports/http/problem.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aCategoryId, aProfileRequest, aQuote, aReview } from "#tests/support/builders.ts"
import { seedMarketplace, seedProviders } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider, password } from "../accounts/people.ts"
import { at, checked, openApiCheck, type OpenApiCheck } from "./openapi-check.ts"

interface Identified {
  readonly id: string
}

const aQuoteRequest = (providerId: string) => ({
  providerId,
  serviceType: "Plumbing",
  description: "The kitchen tap drips all night long.",
  urgency: "week",
  contactName: "Olivia Park",
  contactPhone: "512-555-0142"
})

const aProjectRequest = (overrides: object = {}) => ({
  title: "New bathroom",
  description: "Replace the tub with a walk-in shower.",
  categoryId: aCategoryId(),
  location: "Austin, TX 78704",
  budget: 5_000,
  timeline: "1 month",
  ...overrides
})

describe("the description of the HTTP port", () => {
  let app: RunningApp
  let document: Record<string, unknown>
  let check: OpenApiCheck
  const faults: Array<string> = []

  beforeAll(async () => {
    app = await startApp()
    document = (await app.client().get<Record<string, unknown>>("/api/openapi.json")).body
    check = openApiCheck(document)
  })
  afterAll(() => app.stop())

  it("is a valid OpenAPI 3.1 document", async () => {
    expect(document["openapi"]).toMatch(/^3\.1/)
    const result = await new Validator().validate(structuredClone(document))
    expect(result).toMatchObject({ valid: true })
  })

  it("says who may call, which parameters there are and what a body must be", () => {
    expect(at(document, "paths", "/api/providers", "get")).toMatchObject({
      security: [],
      parameters: expect.arrayContaining([
        { name: "limit", in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 50 } }
      ])
    })
    expect(at(document, "paths", "/api/quotes/{quoteId}/offer", "post")).toMatchObject({
      security: [{ session: [] }],
      parameters: [
        { name: "quoteId", in: "path", required: true, schema: { type: "string", format: "uuid" } }
      ],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Offer" } } }
      }
    })
  })

  it("describes the key of every call that is carried out once, and of no other", () => {
    const keyed = Object.entries(endpoints).flatMap(([key, { idempotent }]) => (idempotent ? [key] : []))
    const paths = Object.entries(document["paths"] ?? {})
    const described = paths.flatMap(([path, operations]) =>
      Object.entries(Object(operations)).flatMap(([method, operation]) =>
        JSON.stringify(at(operation, "parameters")).includes('"Idempotency-Key","in":"header"') &&
        at(operation, "responses", "422") !== undefined &&
        at(operation, "responses", "201", "headers", "Idempotency-Replayed") !== undefined
          ? [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`]
          : []
      )
    )
    expect(keyed).toHaveLength(5)
    expect(described.toSorted()).toEqual(keyed.toSorted())
  })

  it("is held closely: an undescribed field, status or type is a fault", () => {
    const json = new Headers({ "content-type": "application/json; charset=utf-8" })
    const faultsOf = (status: number, body: unknown, headers = json) =>
      check.faultsOf("GET", "/api/me", { status, headers, body })
    expect(faultsOf(200, { user: null })).toEqual([])
    expect(faultsOf(200, { user: null, passwordHash: "x" })).toHaveLength(1)
    expect(faultsOf(200, { user: {} })).toHaveLength(1)
    expect(faultsOf(418, { user: null })).toHaveLength(1)
    expect(faultsOf(200, "", new Headers({ "content-type": "text/html" }))).toHaveLength(1)
    expect(faultsOf(500, { type: "about:blank" }, json)).toHaveLength(1)
  })

  const people = async () => {
    const homeowner = await aSignedInHomeowner(app)
    const provider = await aSignedInProvider(app)
    const rival = await aSignedInProvider(app, { businessName: "Kim & Sons" })
    return {
      owner: checked(homeowner.client, check, faults),
      pro: checked(provider.client, check, faults),
      rival: checked(rival.client, check, faults),
      visitor: checked(app.client(), check, faults),
      account: homeowner.account,
      providerId: provider.profile.id
    }
  }

  it("holds for accounts", async () => {
    const { account, owner, visitor } = await people()
    const { email, firstName, lastName, username } = { ...account, email: "new@example.com", username: "new" }
    const registration = { email, firstName, lastName, username, password, phone: "512-555-0100" }
    const statuses = [
      await visitor.get("/api/me"),
      await owner.get("/api/me"),
      await owner.get("/api/me/counts"),
      await visitor.post("/api/auth/register", registration),
      await visitor.post("/api/auth/register", registration),
      await visitor.post("/api/auth/register", { email: 1 }),
      await visitor.post("/api/auth/login", { email, password }),
      await visitor.post("/api/auth/login", {}),
      await visitor.post("/api/auth/login", "{"),
      await visitor.post("/api/auth/logout")
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 201, 409, 422, 200, 422, 400, 200])
    expect(faults).toEqual([])
  })

  it("holds for the catalogue", async () => {
    const { account, owner, providerId, visitor } = await people()
    await app.run(seedMarketplace({ reviews: [aReview({ providerId, homeownerId: account.id })] }))
    const statuses = [
      await visitor.get("/api/categories"),
      await visitor.get("/api/providers?specialty=plumbing&location=Austin"),
      await visitor.get("/api/providers?limit=0"),
      await visitor.get(`/api/providers/${providerId}`),
      await owner.get(`/api/providers/${providerId}`),
      await visitor.get(`/api/providers/${crypto.randomUUID()}`),
      await visitor.get(`/api/providers/${providerId}/reviews`),
      await visitor.get(`/api/providers/${providerId}/reviews?limit=1000`),
      await visitor.get(`/api/providers/none/reviews`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 422, 200, 200, 404, 200, 422, 404])
    expect(faults).toEqual([])
  })

  it("holds for local pages", async () => {
    const [plumber] = await app.run(
      seedProviders(Array.from({ length: 3 }, () => ({ place: "or/bend", rating: 4.5, reviewCount: 2 })))
    )
    const visitor = checked(app.client(), check, faults)
    const statuses = [
      await visitor.get("/api/local-pages/or/bend/plumbing"),
      await visitor.get("/api/local-pages/or/bend/roofing"),
      await visitor.get("/api/local-pages/plumbing"),
      await visitor.get("/api/local-pages/falconry"),
      await visitor.get(`/api/providers/${plumber?.id}/local-pages`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 404, 200, 404, 200])
    expect(faults).toEqual([])
  })

  it("holds for a provider's own profile", async () => {
    const { owner, pro, visitor } = await people()
    const statuses = [
      await visitor.get("/api/me/provider"),
      await owner.get("/api/me/provider"),
      await pro.get("/api/me/provider"),
      await owner.put("/api/me/provider", aProfileRequest()),
      await pro.put("/api/me/provider", {}),
      await pro.put("/api/me/provider", "{"),
      await pro.put("/api/me/provider", aProfileRequest({ description: "", listed: false })),
      await pro.put("/api/me/provider", aProfileRequest({ isLicensed: true, licenseNumber: "TX-1" }))
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 403, 200, 403, 422, 400, 200, 200])
    expect(faults).toEqual([])
  })

  it("holds for quotes", async () => {
    const { owner, pro, providerId, rival, visitor } = await people()
    const request = aQuoteRequest(providerId)
    const asked = async () => (await owner.post<Identified>("/api/quotes", request)).body.id
    const [done, dropped, declined] = [await asked(), await asked(), await asked()]
    const offer = { price: 250, message: "On Tuesday", timeline: "2 days" }
    const statuses = [
      await visitor.post("/api/quotes", request),
      await pro.post("/api/quotes", request),
      await owner.post("/api/quotes", { ...request, budgetMin: 10, budgetMax: 5 }),
      await pro.post(`/api/quotes/${done}/offer`, offer),
      await rival.post(`/api/quotes/${done}/offer`, offer),
      await pro.post(`/api/quotes/${done}/offer`, { price: 0 }),
      await owner.post(`/api/quotes/${dropped}/accept`),
      await owner.post(`/api/quotes/${done}/accept`),
      await pro.post(`/api/quotes/${done}/complete`),
      await owner.post(`/api/quotes/${done}/complete`),
      await owner.post(`/api/quotes/${dropped}/cancel`),
      await pro.post(`/api/quotes/${declined}/reject`),
      await owner.get("/api/quotes"),
      await pro.get("/api/quotes"),
      await visitor.get("/api/quotes"),
      await pro.get(`/api/quotes/${done}`),
      await rival.get(`/api/quotes/${done}`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      401, 403, 422, 200, 404, 422, 409, 200, 403, 200, 200, 200, 200, 200, 401, 200, 404
    ])
    expect(faults).toEqual([])
  })

  it("holds for reviews", async () => {
    const { account, owner, pro, providerId, rival, visitor } = await people()
    const job = aQuote({
      homeownerId: account.id,
      providerId,
      status: "completed",
      providerQuote: 250,
      completedAt: new Date().toISOString()
    })
    await app.run(seedMarketplace({ quotes: [job] }))
    const content = "Fixed the leak in an hour and explained what had gone wrong."
    const [review, nobodys] = [`/api/quotes/${job.id}/review`, `/api/reviews/${job.id}/reply`]
    const refused = [
      await visitor.post(review),
      await pro.post(review),
      await rival.post(review),
      await owner.post(review, { rating: 6 }),
      await owner.post(nobodys, { content })
    ].map(({ status }) => status)
    expect(refused).toEqual([401, 403, 404, 422, 404])
    const left = await owner.post<Identified>(review, { rating: 5, title: "Tidy", content })
    const reply = `/api/reviews/${left.body.id}/reply`
    const statuses = [
      left,
      await owner.post(review, { rating: 5, title: "Tidy", content }),
      await owner.post(reply, { content }),
      await pro.post(reply, {}),
      await pro.post(reply, { content: "Thank you!" }),
      await pro.post(reply, { content: "Thank you!" }),
      await visitor.get(`/api/providers/${providerId}/reviews`),
      await owner.get("/api/quotes")
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 409, 403, 422, 200, 409, 200, 200])
    expect(faults).toEqual([])
  })

  it("holds for projects", async () => {
    const { owner, pro, providerId, rival } = await people()
    const { id } = (await owner.post<Identified>("/api/projects", aProjectRequest())).body
    await owner.post("/api/projects", aProjectRequest({ providerId }))
    const bid = { price: 4_800, message: "With tiles", timeline: "2 weeks" }
    const statuses = [
      await pro.post("/api/projects", aProjectRequest()),
      await owner.post("/api/projects", aProjectRequest({ budget: 1, categoryId: "none" })),
      await owner.post(`/api/projects/${id}/withdraw`),
      await pro.post(`/api/projects/${id}/quotes`, bid),
      await owner.post(`/api/projects/${id}/publish`),
      await owner.post(`/api/projects/${id}/publish`),
      await pro.get("/api/projects"),
      await pro.post(`/api/projects/${id}/quotes`, {}),
      await pro.post(`/api/projects/${id}/quotes`, bid),
      await pro.post(`/api/projects/${id}/quotes`, bid),
      await rival.post(`/api/projects/${id}/quotes`, bid),
      await owner.post(`/api/projects/${id}/quotes`, bid),
      await owner.get("/api/projects"),
      await owner.get(`/api/projects/${id}`),
      await pro.get(`/api/projects/${id}`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 422, 200, 404, 200, 409, 200, 422, 201, 409, 201, 403, 200, 200, 403])

    const quotes = await pro.get<ReadonlyArray<Identified & { projectId: string | null }>>("/api/quotes")
    const quote = quotes.body.find(({ projectId }) => projectId === id)
    expect((await owner.post(`/api/quotes/${quote?.id}/accept`)).status).toBe(200)
    expect((await owner.post<Problem>(`/api/projects/${id}/complete`)).status).toBe(200)
    expect(faults).toEqual([])
  })

  it("holds for conversations", async () => {
    const { owner, pro, providerId, rival } = await people()
    const { id } = (await owner.post<Identified>("/api/conversations", { providerId })).body
    const statuses = [
      await owner.post("/api/conversations", { providerId }),
      await pro.post("/api/conversations", { providerId }),
      await owner.post(`/api/conversations/${id}/messages`, { content: "  Hello  " }),
      await owner.post(`/api/conversations/${id}/messages`, { content: "  " }),
      await rival.post(`/api/conversations/${id}/messages`, { content: "Hello" }),
      await pro.get("/api/conversations"),
      await pro.get(`/api/conversations/${id}/messages?limit=10`),
      await pro.get(`/api/conversations/${id}/messages?before=${crypto.randomUUID()}`),
      await pro.post(`/api/conversations/${id}/read`),
      await rival.post(`/api/conversations/${id}/read`),
      await pro.get(`/api/conversations/${id}`),
      await rival.get(`/api/conversations/${id}`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 403, 201, 422, 404, 200, 200, 422, 200, 404, 200, 404])
    expect(faults).toEqual([])
  })

  it("holds for the stream of events", async () => {
    const { client } = await aSignedInHomeowner(app)
    const { visitor } = await people()
    expect((await visitor.get("/api/events")).status).toBe(401)
    const stream = await openStream(client)
    const { headers, status, text: body } = stream
    stream.leave()
    expect(status).toBe(200)
    expect([...faults, ...check.faultsOf("GET", "/api/events", { status, headers, body })]).toEqual([])
  })

  it("was held against a good answer of every call", () => {
    expect(check.unseen()).toEqual([])
  })
})
