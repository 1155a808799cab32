import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"

import { catalogue } from "#domain/catalogue/catalogue.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ServicesScreen } from "#ui/features/services/ServicesScreen.tsx"

import { answerAt, never, press, withStatus } from "../providers/parts.ts"

const app = atApp()
beforeAll(async () => {
  await app.run(
    seedProviders([
      { specialties: ["Plumbing", "HVAC"] },
      { specialties: ["Plumbing"] },
      { specialties: ["Kitchen Remodeling"] }
    ])
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = () => visit(app, <ServicesScreen />, { path: "/services" })

const cardOf = async (name: string) => {
  const card = (await screen.findByText(name, { selector: "h2" })).closest("article")
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

it("shows every category in the catalogue's order", async () => {
  await open()
  await cardOf("Plumbing")
  const names = [...document.querySelectorAll("article h2")].map((heading) => heading.textContent)
  expect(names).toEqual(catalogue.map(({ name }) => name))
})

it.each([
  ["Plumbing", "2 professionals", "/services/plumbing"],
  ["Landscaping", "0 professionals", "/services/landscaping"],
  ["HVAC", "1 professional", "/providers?specialty=HVAC"],
  ["Kitchen Remodeling", "1 professional", "/providers?specialty=Kitchen+Remodeling"]
])("%s says how many there are, what it is, and leads on", async (name, count, path) => {
  await open()
  const card = await cardOf(name)
  expect(card.getByText(count)).toBeTruthy()
  expect(card.getByText(catalogue.find((entry) => entry.name === name)?.description ?? "none")).toBeTruthy()
  expect(card.getByRole("link", { name: `View ${name} Services` }).getAttribute("href")).toBe(path)
})

it("describes a category that nobody has described", async () => {
  const category = { id: "1", name: "Gutters", icon: "gutter", description: "", providerCount: 4 }
  answerAt("/api/categories", withStatus(200, [category]))
  await open()
  expect((await cardOf("Gutters")).getByText(/Trusted local professionals/)).toBeTruthy()
})

it("says what the network is, and leads to all professionals and to joining", async () => {
  await open()
  for (const figure of ["10,000+", "4.8/5", "24/7"]) expect(screen.getByText(figure)).toBeTruthy()
  expect(screen.getByRole("link", { name: "Browse All Professionals" }).getAttribute("href")).toBe(
    "/providers"
  )
  expect(screen.getByRole("link", { name: "Join as a Pro" }).getAttribute("href")).toBe("/join-as-pro")
})

it("shows nine placeholders while loading", async () => {
  answerAt("/api/categories", never)
  await open()
  await waitFor(() => expect(screen.getAllByTestId("skeleton-card")).toHaveLength(9))
})

it("says so when there are none", async () => {
  answerAt("/api/categories", withStatus(200, []))
  await open()
  expect(await screen.findByText("No service categories available at the moment.")).toBeTruthy()
})

it("says so when they cannot be loaded, and tries again", async () => {
  answerAt("/api/categories", withStatus(500))
  await open()
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Failed to load service categories. Please try again later."
  )
  vi.unstubAllGlobals()
  await press("Try again")
  expect(await cardOf("Plumbing")).toBeTruthy()
})
