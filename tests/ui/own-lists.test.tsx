import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"

import type { Account } from "../../src/domain/account/account.ts"
import { DashboardScreen } from "../../ui/dashboard/DashboardScreen.tsx"
import { MessagesScreen } from "../../ui/messages/MessagesScreen.tsx"
import { aConversation, aMessage, anAccount, aProject, aProvider, aQuote } from "../support/builders.ts"
import { seedMarketplace } from "../support/seed.ts"
import { type RunningApp, startApp } from "../support/start-app.ts"
import { card } from "./dashboard-parts.ts"
import { holdCalls } from "./held-calls.ts"
import { aHomeownerOf, aProviderOf, visit } from "./visit.tsx"

const user = userEvent.setup({ delay: null })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const at = (minute: number) => new Date(Date.UTC(2026, 2, 5) + minute * 60_000).toISOString()

let app: RunningApp
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
let calls: ReturnType<typeof holdCalls> | undefined
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  calls?.restore()
  calls = undefined
  cleanup()
})

const cards = () => screen.getAllByRole("article")

const seedQuotes = (count: number, overrides: Parameters<typeof aQuote>[0] = {}) => {
  const quotes = numbers(count).map((n) =>
    aQuote({
      homeownerId: olivia.id,
      providerId: reyes.id,
      serviceType: `Job ${n}`,
      createdAt: at(n),
      ...overrides
    })
  )
  return app.run(seedMarketplace({ quotes }))
}

const openDashboard = (tab: string, as: { readonly email: string } = olivia) =>
  visit(app, <DashboardScreen />, { path: `/dashboard?tab=${tab}`, as })

const moreButton = () => screen.findByRole("button", { name: "Show more" })

describe("a long list on the dashboard", () => {
  it("shows first what waits for an answer, however old it is", async () => {
    await seedQuotes(60)
    await seedQuotes(1, { serviceType: "Old offer", createdAt: at(-1), providerQuote: 250 })
    await openDashboard("quotes")
    await card("Old offer")
    expect(cards()[0]?.textContent).toContain("Old offer")
    expect(cards()[1]?.textContent).toContain("Job 59")
    expect(screen.getByText("What waits for your answer comes first.")).toBeTruthy()
  })

  it("goes on behind the first page, a step a press, and leads to what came", async () => {
    await seedQuotes(61)
    await openDashboard("quotes")
    for (const shown of [10, 20, 30, 40]) {
      const more = await moreButton()
      expect(cards()).toHaveLength(shown)
      fireEvent.click(more)
      await waitFor(() => expect(cards()).toHaveLength(shown + 10))
      expect(cards()[shown]?.contains(document.activeElement)).toBe(true)
    }
    calls = holdCalls("GET", /\/api\/quotes\?limit=50&before=/)
    const more = await moreButton()
    fireEvent.click(more)
    fireEvent.click(more)
    await waitFor(() => expect(calls?.held).toHaveLength(1))
    calls.last().pass()
    await waitFor(() => expect(cards()).toHaveLength(60))
    expect(cards()[50]?.contains(document.activeElement)).toBe(true)
    expect(calls.held).toHaveLength(1)
    await user.click(await screen.findByRole("button", { name: "Show 1 more" }))
    expect(cards()).toHaveLength(61)
    expect(screen.getByText("All 61 are shown").getAttribute("role")).toBe("status")
  })

  it("says when more could not be had, and tries again", async () => {
    await seedQuotes(51)
    await openDashboard("quotes")
    for (const shown of [20, 30, 40, 50]) {
      await user.click(await moreButton())
      await waitFor(() => expect(cards()).toHaveLength(shown))
    }
    calls = holdCalls("GET", /\/api\/quotes\?limit=50&before=/)
    await user.click(await moreButton())
    await waitFor(() => expect(calls?.held).toHaveLength(1))
    calls.last().lose()
    expect(await screen.findByText("Failed to load your quotes. Please try again later.")).toBeTruthy()
    expect(cards()).toHaveLength(50)
    calls.restore()
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(cards()).toHaveLength(51))
  })

  it("counts all there is, and finds a project's offers behind the first page of quotes", async () => {
    const project = aProject({ homeownerId: olivia.id, title: "New bathroom", createdAt: at(-9) })
    const offer = aQuote({
      homeownerId: olivia.id,
      providerId: reyes.id,
      projectId: project.id,
      providerQuote: 4_800,
      createdAt: at(-8)
    })
    await app.run(seedMarketplace({ projects: [project], quotes: [offer] }))
    await seedQuotes(70)
    await openDashboard("projects")
    expect(await within(await card("New bathroom")).findByText("$4,800")).toBeTruthy()
    const summary = await screen.findByRole("region", { name: "Quotes Received" })
    await waitFor(() => expect(summary.textContent).toBe("Quotes Received7171 pending"))
  })

  it("gives an open project to a provider without its street, or says that there is no place", async () => {
    const ids = { homeownerId: olivia.id, location: "4117 Peregrine Hollow, Austin, TX 78704" }
    const nowhere = { ...ids, place: null, latitude: null, longitude: null }
    await app.run(
      seedMarketplace({
        projects: [aProject({ ...ids, title: "Near" }), aProject({ ...nowhere, title: "Nowhere" })]
      })
    )
    await openDashboard("projects", reyes)
    expect((await card("Near")).textContent).toContain("LocationAustin, TX 78704")
    expect((await card("Nowhere")).textContent).toContain("LocationPlace not given")
  })
})

describe("a long list of conversations", () => {
  /** With as many providers, "Firm 0" the one that was silent for longest. */
  const seedTalks = async (count: number) => {
    const accounts = numbers(count).map(() => anAccount({ role: "provider" }))
    const providers = accounts.map(({ id }, n) => aProvider({ userId: id, businessName: `Firm ${n}` }))
    const conversations = providers.map(({ id }, n) =>
      aConversation({ homeownerId: olivia.id, providerId: id, lastMessageAt: at(n) })
    )
    const messages = conversations.map(({ id }, n) =>
      aMessage({ conversationId: id, senderUserId: accounts[n]?.id ?? olivia.id, createdAt: at(n) })
    )
    await app.run(seedMarketplace({ accounts, providers, conversations, messages }))
    return conversations
  }

  const openMessages = (path = "/messages") => visit(app, <MessagesScreen />, { path, as: olivia })
  const items = () => within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("listitem")

  it("goes on behind the first page and counts all", async () => {
    await seedTalks(53)
    await openMessages()
    await screen.findByRole("button", { name: /Firm 52/ })
    expect(items()).toHaveLength(50)
    expect(await screen.findByLabelText("53 conversations")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Show more conversations" }))
    await waitFor(() => expect(items()).toHaveLength(53))
    await waitFor(() => expect(items()[50]?.contains(document.activeElement)).toBe(true))
    expect(screen.queryByRole("button", { name: "Show more conversations" })).toBeNull()
  })

  it("is searched to its end, and opens what stands behind the first page", async () => {
    const [oldest] = await seedTalks(53)
    await openMessages()
    await screen.findByRole("button", { name: /Firm 52/ })
    await user.type(screen.getByRole("searchbox", { name: "Search conversations" }), "firm 1")
    expect(await screen.findByRole("button", { name: /^Firm 1(?!\d)/ })).toBeTruthy()
    cleanup()
    await openMessages(`/messages?conversation=${oldest?.id}`)
    expect(await screen.findByRole("region", { name: "Conversation with Firm 0" })).toBeTruthy()
  })
})
