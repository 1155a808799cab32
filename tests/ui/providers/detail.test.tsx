import { cleanup, screen, within } from "@testing-library/react"
import * as Effect from "effect/Effect"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { CheckKind } from "#domain/check/check-options.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { noRatings } from "#domain/provider/rating/rating-counts.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aCheck } from "#tests/support/builders.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"

import { answerAt, press, withStatus } from "./parts.ts"

const app = atApp()
let olivia: Account
beforeAll(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const seed = (profile: Partial<ProviderProfile> = {}, person: Partial<Account> = {}) =>
  aProviderOf(app, { businessName: "Reyes Plumbing", ...profile }, person)

const lookUp = (providerId: ProviderId, kind: CheckKind, check: Partial<CheckRecord> = {}) =>
  app.run(
    Effect.flatMap(CheckRepository, ({ insert }) =>
      insert(
        aCheck({ checkedAt: "2026-02-13T02:00:00.000Z", expiresOn: "2099-12-31", ...check, providerId, kind })
      )
    )
  )

const open = (id: string, as?: Pick<Account, "email">) =>
  visit(
    app,
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>,
    { path: `/provider/${id}`, ...(as ? { as } : {}) }
  )

const name = () => screen.findByRole("heading", { level: 1, name: "Reyes Plumbing" })
const side = async () => {
  await name()
  return within(screen.getByRole("complementary", { name: "Contact" }))
}

describe("a provider's page", () => {
  it("shows who it is, how good, where, when, for how much and what has been checked", async () => {
    const { id } = await seed({
      rating: 4.8,
      reviewCount: 132,
      ratingCounts: noRatings,
      availability: "asap",
      specialties: ["Plumbing", "Kitchen Remodeling"],
      isLicensed: true,
      isInsured: true
    })
    await lookUp(id, "background")
    await open(id)
    await name()
    await screen.findByText(/checked by us/)
    expect(document.title).toBe("Reyes Plumbing: Plumbing in Austin, TX | Best Contractors On Demand")
    for (const words of ["4.8", "(132 reviews)", "Austin, TX", "Available today", "$80 - $120/hr"])
      expect(screen.getByText(words)).toBeTruthy()
    for (const badge of ["Licensed", "Insured", "Background Checked"])
      expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "About",
      "Specialties",
      "Customer Reviews"
    ])
    expect(screen.getByText("Repairs, water heaters and honest prices.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Kitchen Remodeling" }).getAttribute("href")).toBe(
      "/providers?specialty=Kitchen+Remodeling"
    )
  })

  it("keeps apart what the business states and what was checked, and until when", async () => {
    const { id } = await seed({ isLicensed: true, isInsured: true })
    await lookUp(id, "license", { scope: "Plumbing, Texas", reference: "TX-77" })
    await lookUp(id, "background", { scope: "The owner only", reference: "Report 9" })
    await open(id)
    await name()
    await screen.findAllByText(/checked by us/)
    const badges = within(screen.getByRole("list", { name: "License, insurance and background" }))
    const items = badges.getAllByRole("listitem")
    expect(items.map((item) => item.textContent)).toEqual([
      "Licensed checked by us Feb 12, 2026, valid until Dec 31, 2099; Plumbing, Texas; TX-77",
      "Insured stated by the business",
      "Background Checked checked by us Feb 12, 2026, valid until Dec 31, 2099; The owner only"
    ])
    expect(items.map((item) => item.querySelector("svg") !== null)).toEqual([true, false, true])
  })

  it("goes on saying what the business states when a check has ended", async () => {
    const { id } = await seed({ isLicensed: true })
    await lookUp(id, "license", { expiresOn: "2026-02-28" })
    await lookUp(id, "background", { expiresOn: "2026-02-28" })
    await open(id)
    await name()
    const [licensed, ...others] = await screen.findAllByText(/our check ended/)
    expect(licensed?.parentElement?.textContent).toBe(
      "Licensed stated by the business; our check ended Feb 28, 2026"
    )
    expect(others).toEqual([])
  })

  it("shows figures, of which one is the same for all, and what we promise", async () => {
    const { id } = await seed({ responseTime: "4h", completedJobs: 1250 })
    await open(id)
    const contact = await side()
    expect(contact.getAllByRole("definition").map((figure) => figure.textContent)).toEqual([
      "4h",
      "1,250",
      "85%"
    ])
    expect(contact.getByText("100% Payment Protection")).toBeTruthy()
    expect(contact.getByText("Satisfaction Guaranteed")).toBeTruthy()
    expect(contact.getByRole("button", { name: "Get Quote" })).toBeTruthy()
  })

  it("tells its owner why it is not there, and nobody else", async () => {
    const owner = await seed({ listed: false })
    await open(owner.id, owner)
    await screen.findByRole("heading", { level: 1, name: "Your business is not listed" })
    expect(screen.getByRole("link", { name: "Go to your profile" }).getAttribute("href")).toBe(
      "/provider-profile"
    )
    cleanup()
    await open(owner.id, await seed())
    await screen.findByRole("heading", { level: 1, name: "We cannot show this professional" })
  })

  it.each(["0190a0a0-0000-7000-8000-000000000000", "nobody"])(
    "says so for %s, who is not there",
    async (id) => {
      await open(id)
      expect((await screen.findByRole("alert")).textContent).toContain(
        "Provider not found or failed to load. Please try again later."
      )
    }
  )

  it("can be tried again after a failure", async () => {
    const { id } = await seed()
    answerAt(`/api/providers/${id}`, withStatus(500))
    await open(id)
    await screen.findByRole("alert")
    vi.unstubAllGlobals()
    await press("Try again")
    expect(await name()).toBeTruthy()
  })
})

describe("Call Now", () => {
  it("calls the provider for signed-in people", async () => {
    const { id } = await seed({}, { phone: "(512) 555-0142" })
    await open(id, olivia)
    const link = (await side()).getByRole("link", { name: "Call Now", description: "(512) 555-0142" })
    expect(link.getAttribute("href")).toBe("tel:5125550142")
  })

  it("leads visitors to sign in and back, and shows no number", async () => {
    const { id } = await seed({}, { phone: "(512) 555-0142" })
    await open(id)
    const contact = await side()
    const link = await contact.findByRole("link", { name: "Call Now" })
    expect(link.getAttribute("href")).toBe(`/login?next=${encodeURIComponent(`/provider/${id}`)}`)
    expect(contact.getByText("Sign in to see the phone number.")).toBeTruthy()
    expect(screen.queryByText("(512) 555-0142")).toBeNull()
  })

  it("leads visitors back to the review that they came to", async () => {
    const { id } = await seed({}, { phone: "(512) 555-0142" })
    const here = `${id}?review=00000000-0000-4000-8000-000000000001`
    await open(here)
    const link = await (await side()).findByRole("link", { name: "Call Now" })
    expect(link.getAttribute("href")).toBe(`/login?next=${encodeURIComponent(`/provider/${here}`)}`)
  })

  it.each([null, "call me"])("is off where there is no number to call, and says so: %s", async (phone) => {
    const { id } = await seed({}, { phone })
    await open(id, olivia)
    const contact = await side()
    const button = await contact.findByRole("button", {
      name: "Call Now",
      description: "No phone number available."
    })
    expect(button.hasAttribute("disabled")).toBe(true)
  })
})
