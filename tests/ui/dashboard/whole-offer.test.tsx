import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import type { Offer } from "#domain/quote/offer/offer.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { card } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Awaited<ReturnType<typeof aHomeownerOf>>
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})

const seedOffer = async (terms: Partial<Offer>) => {
  const { offer, quote } = offeredOn(aQuote({ homeownerId: olivia.id, providerId: reyes.id }), terms)
  await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
}

const open = (as: { readonly email: string }) =>
  visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as })

const lines = [
  { kind: "labor", text: "Two plumbers", quantity: 8, unit: "hour", unitPrice: 50 },
  { kind: "material", text: "Copper pipe", quantity: 1, unit: "job", unitPrice: 100 }
] as const

describe("an offer that says more than its price and words", () => {
  it("is read whole before anything is decided, with its last day and deposit at a glance", async () => {
    await seedOffer({ lines, price: null, validUntil: "2099-12-20", deposit: 200, excludes: ["Painting"] })
    await open(olivia)
    const quote = within(await card("Plumbing"))
    expect(quote.getByText("Valid until Dec 20, 2099 · Deposit $200")).toBeTruthy()
    await user.click(quote.getByRole("button", { name: "See the whole offer" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Reyes Plumbing's offer" }))
    for (const words of ["Two plumbers", "Copper pipe", "Painting"])
      expect(dialog.getByText(words)).toBeTruthy()
    expect(dialog.getByText(/^This deposit is more than a third of the price/)).toBeTruthy()
    expect(dialog.queryByRole("button", { name: /^Accept/ })).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("is read by who made it too, without what is for the homeowner to ask", async () => {
    await seedOffer({ lines, price: null, deposit: 200 })
    await open(reyes)
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "See the whole offer" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Your offer" }))
    expect(dialog.getByText("Two plumbers")).toBeTruthy()
    expect(dialog.queryByText(/Ask what it is for/)).toBeNull()
  })

  it("leads nowhere when it says nothing more", async () => {
    await seedOffer({ price: 500, message: "Parts included.", timeline: "Next week" })
    await open(olivia)
    expect(within(await card("Plumbing")).getByText("Parts included.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "See the whole offer" })).toBeNull()
  })
})
