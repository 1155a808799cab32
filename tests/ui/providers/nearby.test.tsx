import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { Route } from "wouter"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"

const app = atApp()

const at = (latitude: number, profile: Partial<ProviderProfile>): Partial<ProviderProfile> => ({
  latitude,
  longitude: -97.74,
  location: "Austin, TX",
  ...profile
})

const open = async (profiles: ReadonlyArray<Partial<ProviderProfile>>) => {
  const [own, ...others] = await app.run(seedProviders(profiles))
  await visit(
    app,
    <Route path="/provider/:id">
      <ProviderScreen />
    </Route>,
    { path: `/provider/${own?.id}` }
  )
  await screen.findByRole("heading", { level: 1 })
  return others
}

const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((item) => [item.textContent, within(item).getByRole("link").getAttribute("href")])

it("leads from a professional to others of the trade who are near", async () => {
  const [one, two] = await open([
    at(30.3, { specialties: ["Plumbing", "HVAC"] }),
    at(30.5, { businessName: "Round Rock Pipes", location: "Round Rock, TX" }),
    at(30.31, { businessName: "Reyes Plumbing" }),
    at(30.3, { specialties: ["HVAC"] })
  ])
  const list = await screen.findByRole("navigation", { name: "More plumbers near Austin, TX" })
  expect(links(list)).toEqual([
    ["Reyes Plumbing, Austin, TX", `/provider/${two?.id}`],
    ["Round Rock Pipes, Round Rock, TX", `/provider/${one?.id}`]
  ])
})

it("does not call near who is far away", async () => {
  await open([
    at(45, { specialties: ["Moving"] }),
    at(47, { specialties: ["Moving"], businessName: "Far Movers", location: "Reno, NV" })
  ])
  const list = await screen.findByRole("navigation", { name: "More movers, nearest first" })
  expect(links(list).map(([words]) => words)).toEqual(["Far Movers, Reno, NV"])
})

it("has no such list where there is nobody else", async () => {
  await open([at(60, { specialties: ["Roofing"] })])
  // Asked for together with the list, and drawn after it.
  await screen.findByText("No reviews yet", { exact: false })
  expect(screen.queryByText(/^More roofers/)).toBeNull()
})
