import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aMessage, anAccount, aProject, aProvider, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { Panel } from "#ui/features/dashboard/frame/Panel.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import type { ListPage } from "#ui/shared/api/call.ts"
import { pagesByLast, usePagedList } from "#ui/shared/api/paged-list.ts"

import { card } from "../dashboard/parts.ts"

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const at = (minute: number) => new Date(Date.UTC(2026, 2, 5) + minute * 60_000).toISOString()

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})

// By selector and text: computing the roles of fifty entries takes a busy machine seconds.
const cards = () => [...document.querySelectorAll("article")]
const titles = () => cards().map((each) => each.querySelector("h3")?.textContent)

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

  it("holds what is new back until it knows whether it waits for an answer, so that nothing moves twice", async () => {
    await seedQuotes(2)
    const { queryClient } = await openDashboard("quotes", reyes)
    await card("Job 1")
    const before = titles()
    await seedQuotes(1, { serviceType: "New job", createdAt: at(99) })
    const calls = holdCalls("GET", /waiting=true/)
    act(() => void queryClient.invalidateQueries({ queryKey: ["/api/quotes"] }))
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(calls.held).toHaveLength(1)
    expect(titles()).toEqual(before)
    calls.last().pass()
    calls.restore()
    await card("New job")
    expect(titles()).toEqual(["New job", ...before])
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
    await waitFor(() =>
      expect(summary.textContent).toMatch(/^Quotes Received7171 pendingRequests 70 · Offers \d+$/)
    )
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

interface Entry {
  readonly id: string
}

const nothingIsDone = () => false

/** A list of 33 entries in pages of 15, of which these are done; the test gives each page. */
const showPages = (isDone: (number: number) => boolean = nothingIsDone) => {
  const asked: Array<{ readonly give: () => void; readonly fail: () => void }> = []
  const entries = numbers(33).map((n) => ({ id: `Entry ${n}` }))
  const read = (before: string | null) =>
    new Promise<ListPage<Entry>>((resolve, reject) => {
      const start = entries.findIndex(({ id }) => id === before) + 1
      const page = { items: entries.slice(start, start + 15), hasNext: start + 15 < entries.length }
      asked.push({ give: () => resolve(page), fail: () => reject(new Error("away")) })
    })
  const query = infiniteQueryOptions({
    ...pagesByLast,
    queryKey: ["entries"],
    queryFn: ({ pageParam }) => read(pageParam)
  })
  const List = () => {
    const list = usePagedList(useInfiniteQuery(query))
    return (
      <Panel
        title="Entries"
        list={list}
        isDone={({ id }) => isDone(Number(id.split(" ")[1]))}
        failure="They did not load."
        empty={null}
      >
        {({ id }) => (
          <li key={id}>
            <button type="button">{id}</button>
          </li>
        )}
      </Panel>
    )
  }
  mount(<List />)
  return asked
}

const entriesShown = () => screen.getAllByRole("listitem")
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("a list that comes in pages", () => {
  it("shows ten more a press, loads what is not there yet once, and leads to what came", async () => {
    const asked = showPages()
    asked[0]?.give()
    await screen.findByText("10 are shown")
    press("Show more")
    press("Show more")
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(entriesShown()).toHaveLength(10)
    asked[1]?.give()
    await screen.findByText("20 are shown")
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Entry 10"))
    press("Show more")
    await screen.findByText("30 are shown")
    expect(document.activeElement?.textContent).toBe("Entry 20")
    press("Show more")
    asked[2]?.give()
    expect((await screen.findByText("All 33 are shown")).getAttribute("role")).toBe("status")
    expect(entriesShown()).toHaveLength(33)
    expect(asked).toHaveLength(3)
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull()
  })

  it("loads on until there is more to show where a page holds nothing that is open", async () => {
    const asked = showPages((number) => number >= 5 && number < 30)
    asked[0]?.give()
    await screen.findByText("5 are shown")
    press("Show more")
    for (const page of [1, 2]) {
      await waitFor(() => expect(asked).toHaveLength(page + 1))
      asked[page]?.give()
    }
    await waitFor(() => expect(entriesShown()).toHaveLength(8))
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull()
    expect(screen.getByRole("button", { name: "Done (25)" })).toBeTruthy()
  })

  it("says when more could not be had, keeps what there is, and tries again", async () => {
    const asked = showPages()
    asked[0]?.give()
    await screen.findByText("10 are shown")
    press("Show more")
    await waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.fail()
    expect((await screen.findByRole("alert")).textContent).toContain("They did not load.")
    press("Try again")
    await waitFor(() => expect(asked).toHaveLength(3))
    asked[2]?.give()
    await waitFor(() => expect(entriesShown().length).toBeGreaterThan(15))
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

/** Stores conversations with `count` providers; that with "Firm 0" has been silent for longest. */
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
const items = () => [...document.querySelectorAll('[aria-label="Conversations"] > li')]

describe("a long list of conversations", () => {
  it("goes on behind the first page and counts all", async () => {
    await seedTalks(53)
    await openMessages()
    await screen.findByText("Firm 52")
    expect(items()).toHaveLength(50)
    const heading = screen.getByText("Conversations", { selector: "h2" })
    await waitFor(() => expect(heading.parentElement?.textContent).toContain("53 conversations"))
    fireEvent.click(screen.getByText("Show more conversations"))
    await waitFor(() => expect(items()).toHaveLength(53))
    await waitFor(() => expect(items()[50]?.contains(document.activeElement)).toBe(true))
    expect(screen.queryByText("Show more conversations")).toBeNull()
  })

  it("is searched to its end, and opens what stands behind the first page", async () => {
    const [oldest] = await seedTalks(53)
    await openMessages()
    await screen.findByText("Firm 52")
    fireEvent.change(screen.getByLabelText("Search conversations"), { target: { value: "firm 1" } })
    expect(await screen.findByText("Firm 1")).toBeTruthy()
    cleanup()
    await openMessages(`/messages?conversation=${oldest?.id}`)
    expect(await screen.findByLabelText("Conversation with Firm 0")).toBeTruthy()
  })
})
