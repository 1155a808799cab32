import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { OwnProfile } from "#domain/provider/profile/profile.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProfileRequest } from "#tests/support/builders.ts"

import { aNewProvider, aSignedInProvider } from "../accounts/people.ts"

const path = "/api/me/provider"

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
      phoneFor: "signed_in",
      licenseNumber: null,
      insuranceProvider: null,
      listed: false,
      missing: ["description", "specialties", "location", "zipCode"]
    })
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
