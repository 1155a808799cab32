import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"

import { card, confirm } from "../dashboard/parts.ts"

const user = userEvent.setup({ delay: null })

// A fake IntersectionObserver: everything is in view.
class Observer {
  readonly #tell: (entries: ReadonlyArray<{ readonly isIntersecting: true }>) => void
  constructor(tell: (entries: ReadonlyArray<{ readonly isIntersecting: true }>) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

const app = atApp()
let olivia: Awaited<ReturnType<typeof aHomeownerOf>>
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 5, 12) })
  vi.stubGlobal("IntersectionObserver", Observer)
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park", phone: "512-555-0142" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", specialties: ["Plumbing"] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const seedQuote = (overrides: Parameters<typeof aQuote>[0] = {}) => {
  const quote = aQuote({
    homeownerId: olivia.id,
    providerId: reyes.id,
    contactName: "Olivia Park",
    contactPhone: "512-555-0142",
    phoneSharing: "on_accept",
    ...overrides
  })
  return app.run(seedMarketplace({ quotes: [quote] })).then(() => quote)
}

const openQuotes = async (as: { readonly email: string }) => {
  cleanup()
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as })
  return within(await card("Plumbing"))
}

const today = "Mar 5"
const number = "(512) 555-0142"

describe("a number that was kept back", () => {
  it("is shared with a press, and the provider reads it", async () => {
    await seedQuote()
    expect((await openQuotes(reyes)).queryByText(number)).toBeNull()
    const quote = await openQuotes(olivia)
    await user.click(await quote.findByRole("button", { name: "Share my number" }))
    const line = await quote.findByText(`Reyes Plumbing has had your number since ${today} (you shared it).`)
    await waitFor(() => expect(document.activeElement).toBe(line))
    expect((await openQuotes(reyes)).getByText(number)).toBeTruthy()
  })

  it("is shared before the offer is answered, which goes on waiting first of all", async () => {
    await seedQuote({ providerQuote: 240, createdAt: "2026-03-01T10:00:00.000Z" })
    await seedQuote({ serviceType: "Roofing", createdAt: "2026-03-02T10:00:00.000Z" })
    const quote = await openQuotes(olivia)
    await user.click(await quote.findByRole("button", { name: "Share my number" }))
    await quote.findByText(/you shared it/)
    const [first] = screen.getAllByRole("article")
    expect(first).toBe(await card("Plumbing"))
    expect(screen.getByText("What waits for your answer comes first.")).toBeTruthy()
  })

  it("is given with the acceptance, and the name in full", async () => {
    await seedQuote({ providerQuote: 240 })
    const before = await openQuotes(reyes)
    expect(before.getAllByText(/Olivia P\./).length).toBeGreaterThan(0)
    expect(before.queryByText(/Olivia Park/)).toBeNull()
    const quote = await openQuotes(olivia)
    await user.click(quote.getByRole("button", { name: "Accept offer" }))
    await screen.findByText(/ Reyes Plumbing then sees your full name and your number\.$/)
    await confirm("Accept for $240")
    await screen.findByText(`Reyes Plumbing has had your number since ${today} (you accepted its offer).`)
    const after = await openQuotes(reyes)
    expect(after.getByText(number)).toBeTruthy()
    expect(after.getAllByText(/Olivia Park/).length).toBeGreaterThan(0)
  })

  it.each([
    ["that it has already", { phoneSharing: "now" }, /then sees your full name\.$/],
    [
      "of the account",
      { contactPhone: "" },
      /then sees your full name and your number, if your account has one\.$/
    ]
  ] as const)("%s is told of before an acceptance as what it is", async (_, standing, words) => {
    await seedQuote({ providerQuote: 240, ...standing })
    const quote = await openQuotes(olivia)
    await user.click(quote.getByRole("button", { name: "Accept offer" }))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it("is shared once by a double click", async () => {
    await seedQuote()
    const quote = await openQuotes(olivia)
    const button = await quote.findByRole("button", { name: "Share my number" })
    const { held, last } = holdCalls("POST", /\/share$/)
    await act(async () => {
      button.click()
      button.click()
    })
    await act(async () => last().pass())
    await quote.findByText(/you shared it/)
    expect(held).toHaveLength(1)
  })

  it("is added in the account by who has none to share", async () => {
    const nora = await aHomeownerOf(app, { firstName: "Nora", lastName: "Quinn", phone: null })
    await seedQuote({ homeownerId: nora.id, contactPhone: "", providerQuote: 240 })
    const quote = await openQuotes(nora)
    const way = await quote.findByRole("link", { name: "Add your number to share it" })
    expect(way.getAttribute("href")).toBe("/account")
    expect(quote.queryByRole("button", { name: "Share my number" })).toBeNull()
  })

  it("cannot be shared once it is gone from the account, and why is told", async () => {
    await seedQuote({ contactPhone: "", providerQuote: 240 })
    const quote = await openQuotes(olivia)
    const button = await quote.findByRole("button", { name: "Share my number" })
    const { firstName, lastName, username } = olivia
    const response = await fetch("/api/me", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ firstName, lastName, username, phone: "" })
    })
    expect(response.status).toBe(200)
    await user.click(button)
    expect(
      await screen.findByText("There is no telephone number in your account. Add one first.")
    ).toBeTruthy()
  })

  it("is no matter of a quote that is over", async () => {
    await seedQuote({ status: "completed", completedAt: new Date().toISOString() })
    const quote = await openQuotes(olivia)
    await waitFor(() => expect(quote.getByText("completed")).toBeTruthy())
    expect(quote.queryByRole("button", { name: "Share my number" })).toBeNull()
  })
})

it("stands in the chat as a line of its own", async () => {
  await seedQuote()
  await app.run(
    seedMarketplace({ conversations: [aConversation({ homeownerId: olivia.id, providerId: reyes.id })] })
  )
  const dashboard = await openQuotes(olivia)
  await user.click(await dashboard.findByRole("button", { name: "Share my number" }))
  await dashboard.findByText(/you shared it/)
  for (const [who, words] of [
    [olivia, `You shared your number · ${today}`],
    [reyes, `Olivia P. shared their number · ${today}`]
  ] as const) {
    cleanup()
    await visit(app, <MessagesScreen />, { path: "/messages", as: who })
    await user.click(await screen.findByRole("button", { name: /Reyes Plumbing|Olivia P\./ }))
    expect(
      await screen.findByText((_, element) => element?.tagName === "P" && element.textContent === words)
    ).toBeTruthy()
  }
})
