import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { Category } from "#domain/catalogue/category.ts"
import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { Provider } from "#domain/provider/provider.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { aNewProvider, aSignedInHomeowner } from "../accounts/people.ts"

const path = "/api/me/provider"

describe("a business that its provider lists", () => {
  let app: RunningApp
  let pro: Client
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    pro = await aNewProvider(app)
  })

  const search = async (query: string) =>
    (await app.client().get<ReadonlyArray<Provider>>(`/api/providers?${query}`)).body

  const providerCount = async (category: string) => {
    const { body } = await app.client().get<ReadonlyArray<Category>>("/api/categories")
    return body.find(({ name }) => name === category)?.providerCount ?? Number.NaN
  }

  it("may be saved before it is complete, but not listed", async () => {
    const unfinished = { description: "", specialties: [], location: "", zipCode: "" }
    const kept = await pro.put<OwnProfile>(path, aProfileRequest({ ...unfinished, listed: false }))
    expect(kept).toMatchObject({
      status: 200,
      body: { businessName: "Reyes Plumbing", missing: Object.keys(unfinished) }
    })

    const refused = await pro.put<Problem>(path, aProfileRequest(unfinished))
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(Object.keys(unfinished))
    expect(await pro.get(path)).toMatchObject({ body: { listed: false } })
  })

  it("is found near its ZIP code once it is listed, and gone when it no longer is", async () => {
    const business = { businessName: "Juneau Glaciers & Gutters", specialties: ["Roofing", "Carpentry"] }
    const request = { ...business, location: "Juneau, AK", zipCode: "99801" }
    const before = { roofing: await providerCount("Roofing"), carpentry: await providerCount("Carpentry") }
    const { id } = (await pro.put<OwnProfile>(path, aProfileRequest({ ...request, listed: false }))).body
    expect(await search("location=99801")).toEqual([])
    expect(await app.client().get(`/api/providers/${id}`)).toMatchObject({ status: 404 })

    await pro.put(path, aProfileRequest(request))
    expect(await search("location=99801")).toMatchObject([{ id, ...business, distance: 0 }])
    expect(await search("service=glaciers&specialty=roofing")).toMatchObject([{ id }])
    expect(await app.client().get(`/api/providers/${id}`)).toMatchObject({ status: 200, body: business })
    expect(await providerCount("Roofing")).toBe(before.roofing + 1)

    await pro.put(path, aProfileRequest({ ...request, specialties: ["Carpentry"] }))
    expect(await search("service=glaciers&specialty=roofing")).toEqual([])
    expect(await providerCount("Roofing")).toBe(before.roofing)
    expect(await providerCount("Carpentry")).toBe(before.carpentry + 1)

    await pro.put(path, aProfileRequest({ ...request, listed: false }))
    expect(await search("location=99801")).toEqual([])
    expect(await search("service=glaciers")).toEqual([])
    expect(await app.client().get(`/api/providers/${id}`)).toMatchObject({ status: 404 })
    expect(await providerCount("Carpentry")).toBe(before.carpentry)
  })

  it("moves to where its ZIP code is", async () => {
    await pro.put(path, aProfileRequest({ businessName: "Nomad Repairs", zipCode: "59718" }))
    expect(await search("service=nomad&zipCode=59718")).toHaveLength(1)
    await pro.put(path, aProfileRequest({ businessName: "Nomad Repairs", zipCode: "04101" }))
    expect(await search("service=nomad&zipCode=59718")).toEqual([])
    expect(await search("service=nomad&zipCode=04101")).toMatchObject([{ distance: 0 }])
  })

  it("shows the provider projects of the specialties that it now has", async () => {
    const { client: owner } = await aSignedInHomeowner(app)
    const { body: categories } = await owner.get<ReadonlyArray<Category>>("/api/categories")
    await owner.post("/api/projects", {
      title: "Lay new floors",
      description: "Oak in two bedrooms and the hall.",
      categoryId: categories.find(({ name }) => name === "Flooring")?.id,
      location: "Austin, TX",
      budget: 5_000,
      timeline: "1 month",
      providerId: ""
    })
    expect((await pro.get("/api/projects")).body).toEqual([])
    await pro.put(path, aProfileRequest({ specialties: ["Flooring"] }))
    expect((await pro.get("/api/projects")).body).toMatchObject([{ title: "Lay new floors", canQuote: true }])
  })
})
