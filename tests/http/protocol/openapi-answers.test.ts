import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { OwnSession } from "#domain/account/own-account.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { aProfileRequest, aQuoteRequest, aReview } from "#tests/support/builders.ts"
import { seedMarketplace, seedProviders } from "#tests/support/seed.ts"

import { aLink } from "../accounts/links.ts"
import { aSignedInHomeowner, password, signIn } from "../accounts/people.ts"
import { aDescribedApp, type DescribedApp } from "./described-app.ts"
import { checked } from "./openapi-check.ts"
import { answersToOperators } from "./operator-answers.ts"
import { answersAboutPhotos } from "./photo-answers.ts"
import { answersAboutWork } from "./work-answers.ts"

describe("the description of the HTTP port", () => {
  let port: DescribedApp
  beforeAll(async () => {
    port = await aDescribedApp()
  })
  afterAll(() => port.app.stop())

  it("holds for accounts", async () => {
    const { faults, people } = port
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

  it("holds for what people do with their account", async () => {
    const { app, faults, people } = port
    const { account, owner, visitor } = await people()
    const { firstName, lastName, username } = account
    const reset = await aLink(app, account)
    const confirm = await aLink(app, account, { purpose: "confirm" })
    const current = { current: password, password }
    await signIn(app, account)
    const { body: sessions } = await owner.get<ReadonlyArray<OwnSession>>("/api/me/sessions")
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    const statuses = [
      await owner.post("/api/me/confirmation"),
      await owner.post(`/api/me/sessions/${other?.id}/end`),
      await visitor.post("/api/auth/forgot", { email: account.email }),
      await visitor.post("/api/auth/forgot", {}),
      await visitor.post("/api/auth/reset/look", { key: reset }),
      await visitor.post("/api/auth/reset/look", { key: "none" }),
      await visitor.post("/api/auth/confirm", { key: confirm }),
      await owner.get("/api/me/account"),
      await visitor.get("/api/me/account"),
      await owner.put("/api/me", { firstName, lastName, username }),
      await owner.put("/api/me", {}),
      await owner.post("/api/me/confirmation"),
      await owner.post("/api/me/email", { email: `new-${account.email}`, password }),
      await owner.post("/api/me/email", { email: account.email, password }),
      await owner.post("/api/me/password", current),
      await owner.post("/api/me/password", { current: "wrong", password: "another password" }),
      await owner.get("/api/me/sessions"),
      await owner.post("/api/me/sessions/end-others"),
      await owner.post(`/api/me/sessions/${crypto.randomUUID()}/end`),
      await visitor.post("/api/auth/reset", { key: await aLink(app, account), password })
    ].map(({ status }) => status)
    expect(statuses).toEqual([
      200, 200, 200, 422, 200, 422, 200, 200, 401, 200, 422, 409, 200, 422, 200, 422, 200, 200, 404, 200
    ])
    expect(faults).toEqual([])
  })

  it("holds for the catalogue", async () => {
    const { app, faults, people } = port
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
      await visitor.get(`/api/providers/none/reviews`),
      await visitor.get("/api/places?text=aus"),
      await visitor.get(`/api/places?text=${"a".repeat(101)}`),
      await visitor.get("/api/places/reach?zipCode=78704&miles=50"),
      await visitor.get("/api/places/reach?zipCode=78704"),
      await visitor.get("/api/suggestions?text=drain&near=78704"),
      await visitor.get("/api/suggestions?text=a&text=b")
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 422, 200, 200, 404, 200, 422, 404, 200, 422, 200, 422, 200, 422])
    expect(faults).toEqual([])
  })

  it("holds for local pages", async () => {
    const { app, check, faults } = port
    const [plumber] = await app.run(
      seedProviders(Array.from({ length: 3 }, () => ({ place: "or/bend", rating: 4.5, reviewCount: 2 })))
    )
    const visitor = checked(app.client(), check, faults)
    const statuses = [
      await visitor.get("/api/local-pages/or/bend/plumbing"),
      await visitor.get("/api/local-pages/or/bend/roofing"),
      await visitor.get("/api/local-pages"),
      await visitor.get("/api/local-pages/plumbing"),
      await visitor.get("/api/local-pages/falconry"),
      await visitor.get(`/api/providers/${plumber?.id}/local-pages`),
      await visitor.get(`/api/providers/${plumber?.id}/nearby`)
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 404, 200, 200, 404, 200, 200])
    expect(faults).toEqual([])
  })

  it("holds for a provider's own profile", async () => {
    const { faults, people } = port
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

  it("holds for what people are told, and what they want to be told", async () => {
    const { faults, people } = port
    const { owner, pro, providerId, visitor } = await people()
    await owner.post("/api/quotes", aQuoteRequest(providerId))
    const [told] = (await pro.get<ReadonlyArray<{ readonly id: string }>>("/api/me/notifications")).body
    const preferences = { work: "daily", messages: "off", alerts: "now", timeZone: "America/Denver" }
    const statuses = [
      await visitor.get("/api/me/notifications"),
      await pro.get("/api/me/notifications?limit=1"),
      await pro.get(`/api/me/notifications?before=${crypto.randomUUID()}`),
      await pro.post("/api/me/notifications/read", { upTo: told?.id }),
      await pro.post("/api/me/notifications/read", {}),
      await pro.get("/api/me/preferences"),
      await pro.put("/api/me/preferences", preferences),
      await pro.put("/api/me/preferences", { ...preferences, timeZone: "Mars/Olympus" })
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 200, 422, 200, 422, 200, 200, 422])
    expect(faults).toEqual([])
  })

  it("holds for the stream of events", async () => {
    const { app, check, faults, people } = port
    const { client } = await aSignedInHomeowner(app)
    const { visitor } = await people()
    expect((await visitor.get("/api/events")).status).toBe(401)
    const stream = await openStream(client)
    const { headers, status, text: body } = stream
    stream.leave()
    expect(status).toBe(200)
    expect([...faults, ...check.faultsOf("GET", "/api/events", { status, headers, body })]).toEqual([])
  })

  answersAboutWork(() => port)
  answersToOperators(() => port)
  answersAboutPhotos(() => port)

  it("was held against a good answer of every call", () => {
    const { check } = port
    expect(check.unseen()).toEqual([])
  })
})
