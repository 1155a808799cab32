import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { aNewProvider, aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

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

  it("is unlisted after registering, named after the person, and says what it needs", async () => {
    const { body, status } = await pro.get<OwnProfile>(path)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{14}7/),
      businessName: "Marco Reyes",
      specialty: "",
      specialties: [],
      description: "",
      location: "",
      zipCode: "",
      profileImage: null,
      rating: "0.00",
      reviewCount: 0,
      verificationStatus: "unverified",
      distance: null,
      isLicensed: false,
      isInsured: false,
      isBackgroundChecked: false,
      availability: "flexible",
      hourlyRateMin: null,
      hourlyRateMax: null,
      responseTime: "24h",
      completedJobs: 0,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      phone: "512-555-0143",
      licenseNumber: null,
      insuranceProvider: null,
      listed: false,
      missing: ["description", "specialties", "location", "zipCode"]
    })
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

  it("is saved as it was sent, trimmed, and given back", async () => {
    const sent = aProfileRequest({
      businessName: "  Reyes & Daughters  ",
      specialties: ["Kitchen Remodeling", "Plumbing", "Plumbing"],
      zipCode: " 78704-1234 ",
      hourlyRateMin: 79.5,
      isLicensed: true,
      licenseNumber: " TX-1 ",
      insuranceProvider: "Typed before the box was unticked"
    })
    const { body, status } = await pro.put<OwnProfile>(path, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...sent,
      businessName: "Reyes & Daughters",
      specialty: "Kitchen Remodeling",
      specialties: ["Kitchen Remodeling", "Plumbing"],
      zipCode: "78704",
      licenseNumber: "TX-1",
      insuranceProvider: null,
      phone: "512-555-0143",
      missing: []
    })
    expect(await pro.get(path)).toMatchObject({ status: 200, body })
  })

  it("forgets what a later saving leaves out", async () => {
    await pro.put(path, aProfileRequest({ isInsured: true, insuranceProvider: "Acme Mutual" }))
    const { hourlyRateMax: _max, hourlyRateMin: _min, ...rest } = aProfileRequest()
    const { body } = await pro.put<OwnProfile>(path, rest)
    expect(body).toMatchObject({ hourlyRateMin: null, hourlyRateMax: null, insuranceProvider: null })
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
    ["given", "  737-555-0199 ", "737-555-0199"],
    ["left out", undefined, "512-555-0143"],
    ["null", null, null],
    ["empty", " ", null]
  ])("has the phone number after one that is %s, and so has the account at once", async (_, sent, phone) => {
    const saved = await pro.put<OwnProfile>(path, aProfileRequest({ phone: sent }))
    expect(saved).toMatchObject({ status: 200, body: { phone } })
    expect((await pro.get<OwnProfile>(path)).body).toMatchObject({ phone })
    expect(await pro.get("/api/me")).toMatchObject({ body: { user: { phone } } })
    const page = `/api/providers/${saved.body.id}`
    expect((await pro.get(page)).body).toMatchObject({ phone })
    expect((await app.client().get(page)).body).not.toHaveProperty("phone", "737-555-0199")
  })

  it.each([
    ["too long", "5".repeat(31)],
    ["no text", 5125550143],
    ["with a control character", "512\u0000555"]
  ])("takes no phone number that is %s, and changes nothing then", async (_, phone) => {
    const { body, status } = await pro.put<Problem>(path, aProfileRequest({ phone }))
    expect([status, Object.keys(faultsOf(body))]).toEqual([422, ["phone"]])
    const now = await pro.get<OwnProfile>(path)
    expect(now.body).toMatchObject({ phone: "512-555-0143", businessName: "Marco Reyes" })
  })

  it("earns its rating, counts, checks and pictures elsewhere", async () => {
    const earned = { rating: 4.5, reviewCount: 12, completedJobs: 40, isBackgroundChecked: false }
    const { client, profile } = await aSignedInProvider(app, earned)
    const claimed = {
      ...earned,
      id: crypto.randomUUID(),
      userId: crypto.randomUUID(),
      rating: "5.00",
      reviewCount: 999,
      completedJobs: 999,
      isBackgroundChecked: true,
      verificationStatus: "verified",
      profileImage: "https://elsewhere.example/me.jpg",
      distance: 0,
      latitude: 1,
      longitude: 1,
      createdAt: "2001-01-01T00:00:00.000Z"
    }
    const papers = { isLicensed: true, licenseNumber: "TX-1", isInsured: true, insuranceProvider: "Acme" }
    const { body } = await client.put<OwnProfile>(path, aProfileRequest({ ...claimed, ...papers }))
    expect(body).toMatchObject({
      ...papers,
      id: profile.id,
      rating: "4.50",
      reviewCount: 12,
      completedJobs: 40,
      isBackgroundChecked: false,
      verificationStatus: "unverified",
      profileImage: null,
      distance: null,
      createdAt: profile.createdAt
    })
  })
})
