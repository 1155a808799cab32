import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aMessage, aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { answerAt, never, withStatus } from "../providers/parts.ts"
import { card, confirm } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const seedQuotes = (...quotes: ReadonlyArray<Parameters<typeof aQuote>[0]>) =>
  app.run(
    seedMarketplace({
      quotes: quotes.map((quote) => aQuote({ homeownerId: olivia.id, providerId: reyes.id, ...quote }))
    })
  )

const open = (as: { readonly email: string }) => visit(app, <DashboardScreen />, { path: "/dashboard", as })

const block = () => screen.findByRole("region", { name: "Waiting for you" })

const lines = async () => {
  const links = await within(await block()).findAllByRole("link")
  return links.map((link) => [
    link.closest("li")?.querySelector("p, h3")?.textContent,
    link.textContent,
    link.getAttribute("href")
  ])
}

describe("what waits for a homeowner", () => {
  it("are offers, messages and reviews, each with the way there", async () => {
    await seedQuotes(
      { providerQuote: 240 },
      { providerQuote: 260 },
      {},
      { status: "completed", completedAt: new Date().toISOString(), providerQuote: 100 }
    )
    const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
    const message = aMessage({ conversationId: conversation.id, senderUserId: reyes.userId })
    await app.run(seedMarketplace({ conversations: [conversation], messages: [message] }))
    await open(olivia)
    expect(await lines()).toEqual([
      ["2 offers to read", "Read offers", "/dashboard?tab=quotes"],
      ["1 unread message", "Read messages", "/messages"],
      ["1 review to write", "Write reviews", "/dashboard?tab=quotes"]
    ])
  })

  it("is answered in the list that its button opens, and waits no longer then", async () => {
    await seedQuotes({ providerQuote: 240 })
    await open(olivia)
    await user.click(await within(await block()).findByRole("link", { name: "Read offers" }))
    expect(await screen.findByRole("tab", { name: "Quotes", selected: true })).toBeTruthy()
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Decline" }))
    await confirm("Decline")
    await waitFor(async () =>
      expect((await block()).textContent).toContain("Nothing waits for you right now.")
    )
  })

  it("is no offer whose last day is over, which its professional is told", async () => {
    const asked = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
    const { offer, quote } = offeredOn(asked, { validUntil: "2026-03-05" })
    await seedQuotes({ providerQuote: 240, serviceType: "Roofing" })
    await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
    await open(olivia)
    expect(await lines()).toEqual([["1 offer to read", "Read offers", "/dashboard?tab=quotes"]])
    cleanup()
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: reyes })
    const own = within(await card("Plumbing"))
    expect(
      own.getByText(/^This offer was valid until Mar 5, 2026\. It can no longer be accepted/)
    ).toBeTruthy()
    expect(own.getByRole("link", { name: "Revise offer" })).toBeTruthy()
    expect(own.queryByRole("button", { name: "Ask for a new one" })).toBeNull()
  })

  it("is nothing at first", async () => {
    await open(olivia)
    expect(await within(await block()).findByText("All done. Nothing waits for you right now.")).toBeTruthy()
    expect(within(await block()).queryByRole("list")).toBeNull()
  })

  it("is not spoken of when it is not known", async () => {
    answerAt("/api/me/counts", withStatus(503))
    await open(olivia)
    await screen.findAllByRole("button", { name: "Try again" })
    expect(screen.queryByRole("region", { name: "Waiting for you" })).toBeNull()
  })
})

describe("what waits for a provider", () => {
  it("are requests without an offer", async () => {
    await seedQuotes({}, {}, { providerQuote: 240 }, { status: "rejected" })
    await open(reyes)
    expect(await lines()).toEqual([["2 requests to answer", "Answer requests", "/dashboard?tab=quotes"]])
  })

  it("is the profile, until the business is listed", async () => {
    await open(await aProviderOf(app, { listed: false }))
    expect(await lines()).toEqual([
      ["Your business is not listed yet", "Complete your profile", "/provider-profile"]
    ])
  })
  it("is not said to be nothing before it is known whether the business is listed", async () => {
    answerAt("/api/me/provider", never)
    await open(reyes)
    const quotes = await screen.findByRole("region", { name: "Quotes Sent" })
    await waitFor(() => expect(quotes.textContent).toContain("0 pending"))
    expect((await block()).textContent).toBe("Waiting for you")
  })

  it("is the way to try again where it is not known whether the business is listed", async () => {
    answerAt("/api/me/provider", withStatus(503))
    await open(await aProviderOf(app, { listed: false }))
    const alert = await within(await block()).findByRole("alert")
    expect(alert.textContent).toContain("We could not check whether your business is listed.")
    expect((await block()).textContent).not.toContain("All done")
    vi.unstubAllGlobals()
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    expect(await within(await block()).findByText("Your business is not listed yet")).toBeTruthy()
    expect(within(await block()).queryByRole("alert")).toBeNull()
  })
})
