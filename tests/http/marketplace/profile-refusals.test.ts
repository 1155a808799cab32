import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { aNewProvider, aSignedInHomeowner } from "../accounts/people.ts"

const path = "/api/me/provider"

const faultsOf = ({ errors = [] }: Problem) =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]))

describe("a provider's own profile over HTTP", () => {
  let app: RunningApp
  let pro: Client
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    pro = await aNewProvider(app)
  })

  it("is shown and saved for providers alone", async () => {
    const visitor = app.client()
    const homeowner = (await aSignedInHomeowner(app)).client
    for (const [client, status, detail] of [
      [visitor, 401, "Please sign in to continue."],
      [homeowner, 403, "Only providers have a business profile."]
    ] as const) {
      expect(await client.get(path)).toMatchObject({ status, body: { status, detail } })
      expect(await client.put(path, { listed: "nonsense" })).toMatchObject({ status, body: { detail } })
    }
  })

  it("takes no other method", async () => {
    const { headers, status } = await pro.post(path, aProfileRequest())
    expect(status).toBe(405)
    expect(headers.get("allow")).toMatch(/PUT/)
  })

  it("names all faults at once, a ZIP code that does not exist among them", async () => {
    const sent = aProfileRequest({
      businessName: "R",
      description: "Too short.",
      specialties: [],
      location: "",
      zipCode: "00000",
      hourlyRateMin: 90,
      hourlyRateMax: 80,
      isLicensed: true,
      isInsured: true,
      availability: "never",
      responseTime: null
    })
    const { body, status } = await pro.put<Problem>(path, sent)
    expect(status).toBe(422)
    expect(body.detail).toBe("Please check the marked answers.")
    expect(faultsOf(body)).toEqual({
      businessName: "Business name is required",
      description: "Please provide at least 50 characters describing your services",
      specialties: "Please select at least one specialty",
      location: "Location is required",
      zipCode: "Valid ZIP code is required",
      hourlyRateMax: "Maximum rate cannot be below the minimum",
      licenseNumber: "Please enter your license number",
      insuranceProvider: "Please name your insurance provider",
      availability: "Please choose your availability",
      responseTime: "Please choose your response time"
    })
    expect((await pro.get<OwnProfile>(path)).body.businessName).toBe("Marco Reyes")
  })

  it.each(["00000", "99999", "abcde", "Austin", "7870"])("knows no ZIP code %s", async (zipCode) => {
    for (const listed of [true, false]) {
      const { body, status } = await pro.put<Problem>(path, aProfileRequest({ zipCode, listed }))
      expect(status).toBe(422)
      expect(body.detail).toBe("Valid ZIP code is required.")
      expect(faultsOf(body)).toEqual({ zipCode: "Valid ZIP code is required" })
    }
  })

  it.each([
    ["nothing", {}],
    ["a list", []],
    ["nothing to say about being listed", { ...aProfileRequest(), listed: undefined }]
  ])("is not saved from %s", async (_, body) => {
    expect(await pro.put(path, body)).toMatchObject({ status: 422, body: { code: "InvalidInput" } })
  })

  it.each([
    ["too long", "5".repeat(31)],
    ["no text", 5125550143],
    ["with a control character", "512\u0000555"],
    ["with half of a character", "512\ud800555"]
  ])("takes no phone number that is %s, and changes nothing then", async (_, phone) => {
    const { body, status } = await pro.put<Problem>(path, aProfileRequest({ phone }))
    expect([status, Object.keys(faultsOf(body))]).toEqual([422, ["phone"]])
    const now = await pro.get<OwnProfile>(path)
    expect(now.body).toMatchObject({ phone: "512-555-0143", businessName: "Marco Reyes" })
  })
})
