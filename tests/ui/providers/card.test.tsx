import { screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"

import { toProvider } from "#domain/provider/provider-rules.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { aProvider } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { ProviderCard } from "#ui/features/providers/ProviderCard.tsx"

afterEach(() => void vi.useRealTimers())

const listed = (overrides: Partial<Provider> = {}): Provider => ({
  ...toProvider(aProvider({ businessName: "Reyes Plumbing" }), null, "2026-03-02T09:30:00.000Z"),
  specialty: "Plumbing",
  specialties: ["Plumbing", "HVAC"],
  rating: "4.80",
  reviewCount: 132,
  verificationStatus: "unverified",
  ...overrides
})

const show = (overrides: Partial<Provider> = {}) => {
  const provider = listed(overrides)
  mount(<ProviderCard provider={provider} />)
  return { provider, card: within(screen.getByRole("article", { name: "Reyes Plumbing" })) }
}

it("shows who it is, how good, where, when and for how much", () => {
  const { card } = show({ availability: "week", hourlyRateMin: 80, hourlyRateMax: 120 })
  expect(card.getByRole("heading", { level: 3, name: "Reyes Plumbing" })).toBeTruthy()
  for (const words of [
    "Plumbing",
    "4.8",
    "(132 reviews)",
    "Austin, TX",
    "Available this week",
    "$80 - $120/hr"
  ])
    expect(card.getByText(words)).toBeTruthy()
  expect(card.getByRole("img", { name: "Rated 4.8 out of 5" }).dataset.stars).toBe("4")
  expect(card.getByText("Repairs, water heaters and honest prices.")).toBeTruthy()
})

it("calls somebody new whom nobody has reviewed yet, with stars that are empty", () => {
  const { card } = show({ rating: "0.00", reviewCount: 0 })
  expect(card.getByText("New")).toBeTruthy()
  expect(card.getByText("(0 reviews)")).toBeTruthy()
  expect(card.queryByText("0.0")).toBeNull()
  expect(card.getByRole("img", { name: "Not rated yet" }).dataset.stars).toBe("0")
})

it("has a portrait that is fetched as it comes near, in a place of its size", () => {
  show({ profileImage: "/photos/a/thumb.webp" })
  const portrait = document.querySelector("img")
  const named = ["src", "width", "height", "loading"].map((name) => portrait?.getAttribute(name))
  expect(named).toEqual(["/photos/a/thumb.webp", "60", "60", "lazy"])
})

it.each([
  ["2026-12-01", "Dec 1"],
  ["2027-11-30", "Nov 30, 2027"]
])("says at once until when no new work is taken, with the year where that is another: %s", (day, words) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T12:00:00.000Z") })
  const { card } = show({ pausedUntil: day })
  expect(card.getByText(`Not taking new work until ${words}`)).toBeTruthy()
})

it("says how far away the provider is where that is known", () => {
  const { card } = show({ distance: 3.2 })
  expect(card.getByText("3.2 miles away")).toBeTruthy()
  expect(card.queryByText("Austin, TX")).toBeNull()
})

it.each([
  ["asap", "Available today"],
  ["today", "Available today"],
  ["week", "Available this week"],
  ["month", "Available this month"],
  ["flexible", "Flexible schedule"]
] as const)("calls %s %s", (availability, label) => {
  expect(show({ availability }).card.getByText(label)).toBeTruthy()
})

it.each([
  [{ isLicensed: true, isInsured: true }, ["Licensed", "Insured"]],
  [{ isLicensed: false, isInsured: true }, ["Insured"]],
  [{ isLicensed: false, isInsured: false }, []]
])("wears the badges of %o", (papers, badges) => {
  const { card } = show(papers)
  expect(card.queryAllByRole("listitem").map((badge) => badge.textContent)).toEqual(badges)
})

it("says of its badges that the business states them, and that nobody has checked them", () => {
  const { card } = show({ isLicensed: true, isInsured: true })
  expect(card.getByRole("list", { name: "License, insurance and background" })).toBeTruthy()
  expect(card.getByText("stated by the business")).toBeTruthy()
  expect(card.getByRole("list").querySelector("svg")).toBeNull()
})

it("says of both that we checked them where we have", () => {
  const { card } = show({
    isLicensed: true,
    isInsured: true,
    isLicenseChecked: true,
    isInsuranceChecked: true
  })
  expect(card.queryAllByRole("listitem").map((badge) => badge.textContent)).toEqual(["Licensed", "Insured"])
  expect(card.getByText("checked by us")).toBeTruthy()
  expect(card.queryByText("stated by the business")).toBeNull()
})

it.each([
  [
    { isLicensed: true, isInsured: true, isLicenseChecked: true },
    ["Licensed checked by us", "Insured stated by the business"]
  ],
  [
    { isLicensed: true, isInsured: true, isInsuranceChecked: true },
    ["Licensed stated by the business", "Insured checked by us"]
  ]
] as const)("says which of %o we have checked", (papers, badges) => {
  const { card } = show(papers)
  expect(card.queryAllByRole("listitem").map((badge) => badge.textContent)).toEqual(badges)
})

it("shows a paper that we have looked up also where the business does not state it", () => {
  const { card } = show({ isLicensed: false, isInsured: false, isLicenseChecked: true })
  expect(card.queryAllByRole("listitem").map((badge) => badge.textContent)).toEqual(["Licensed"])
  expect(card.getByText("checked by us")).toBeTruthy()
})

it("says nothing where nothing is stated", () => {
  const { card } = show({ isLicensed: false, isInsured: false })
  expect(card.queryByText("stated by the business")).toBeNull()
})

it("leads to the profile and to a quote, each saying whose", () => {
  const { card, provider } = show()
  const profile = card.getByRole("link", { name: "View Profile", description: "Reyes Plumbing" })
  expect(profile.getAttribute("href")).toBe(`/provider/${provider.id}`)
  expect(card.getByRole("button", { name: "Get Quote", description: "Reyes Plumbing" })).toBeTruthy()
})
