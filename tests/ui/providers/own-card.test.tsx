import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

const app = atApp()
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", specialties: ["Plumbing"] })
  await aProviderOf(app, { businessName: "Third Coast", specialties: ["Plumbing"] })
})

const openAs = (as: { readonly email: string }) => visit(app, <ProvidersScreen />, { path: "/providers", as })
const cardOf = async (name: string) => within(await screen.findByRole("article", { name }))

it("one's own card has a way to edit the profile in place of asking oneself", async () => {
  await openAs(reyes)
  const own = await cardOf("Reyes Plumbing")
  expect((await own.findByRole("link", { name: "Edit profile" })).getAttribute("href")).toBe(
    "/provider-profile"
  )
  expect(own.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual([])
  const other = await cardOf("Third Coast")
  expect(other.getByRole("button", { name: "Get Quote" })).toBeTruthy()
})

it("others are offered these on every card", async () => {
  await openAs(await aHomeownerOf(app))
  for (const name of ["Reyes Plumbing", "Third Coast"]) {
    const card = await cardOf(name)
    expect(card.getByRole("button", { name: "Get Quote" })).toBeTruthy()
    expect(card.queryByRole("link", { name: "Edit profile" })).toBeNull()
  }
})
