import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeAll, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

import { shownNames } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
beforeAll(async () => {
  await app.run(
    seedProviders([
      { businessName: "Hex & Nickel", specialties: ["Bathroom Remodeling", "Plumbing"] },
      { businessName: "Odd Jobs", specialties: ["Handyman"], description: "Whatever needs doing." }
    ])
  )
})

const open = (service: string) =>
  visit(app, <ProvidersScreen />, { path: `/providers?${new URLSearchParams({ service }).toString()}` })

describe("what a search was taken for", () => {
  it("is said where a typing error was corrected, and can be had as it was typed", async () => {
    await open("plumer")
    const instead = await screen.findByRole("link", { name: "plumer" })
    expect(instead.parentElement?.textContent).toBe("Showing results for plumber. Search instead for plumer")
    expect(shownNames()).toEqual(["Hex & Nickel"])
    await user.click(instead)
    expect(await screen.findByText("No service providers found matching your criteria.")).toBeTruthy()
    expect(screen.queryByText(/Showing results for/)).toBeNull()
  })

  it("is the trade that a card shows", async () => {
    await open("clogged drain")
    const card = await screen.findByRole("article", { name: "Hex & Nickel" })
    expect(within(card).getByText("Plumbing")).toBeTruthy()
    expect(within(card).queryByText("Bathroom Remodeling")).toBeNull()
  })

  it("names who is not offered, and who may help", async () => {
    await open("locksmith")
    expect(await screen.findByText("We have no locksmiths yet. A handyman may help.")).toBeTruthy()
    expect(shownNames()).toEqual(["Odd Jobs"])
  })
})
