import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { topicOfProvider, topicOfUser } from "#domain/events/event.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { LiveUpdates } from "#ui/features/live/LiveUpdates.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { askAnew } from "#ui/shared/api/ask-anew.ts"

import { card, confirm, unfoldDone } from "../dashboard/parts.ts"
import { openOffer, ProviderScreens, send } from "../offers/provider-screens.tsx"
import { inAnotherBrowser } from "./other-browser.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", specialties: ["Plumbing"] })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The newest event of the person's topics; the other person has further topics. */
const latestEventOf = async (userId: UserId) => {
  const topics = [topicOfUser(userId), ...(userId === reyes.userId ? [topicOfProvider(reyes.id)] : [])]
  const newest = await app.run(Effect.flatMap(EventLog, (log) => log.newest(topics)))
  return Math.max(...newest.of.values())
}
const heardOf = () => JSON.parse(localStorage.getItem("live-cursor") ?? "{}").lastId

/** Opens the screen with the event stream, once that is connected. */
const open = async (shown: ReactNode, path: string, as: { readonly email: string; readonly id: UserId }) => {
  const page = (
    <>
      {shown}
      <LiveUpdates userId={as.id} status={makeLiveStatus()} />
    </>
  )
  const { queryClient } = await visit(app, page, { path, as })
  await waitFor(() => expect(localStorage.getItem("live-cursor")).not.toBeNull())
  /** Waits until all events have been received, and the queries that they invalidated are refetched. */
  const quiet = async () => {
    const latest = await latestEventOf(as.id)
    await waitFor(() => expect(Number(heardOf())).toBeGreaterThanOrEqual(latest))
    await act(() => askAnew(queryClient))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  }
  return { queryClient, quiet }
}

/** Opens a conversation of the two in which nothing has been said, for the homeowner. */
const openConversation = async () => {
  const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
  await app.run(seedMarketplace({ conversations: [conversation] }))
  const { quiet } = await open(<MessagesScreen />, `/messages?conversation=${conversation.id}`, olivia)
  await screen.findByText("Start the conversation")
  await quiet()
  return { id: conversation.id, quiet }
}

/** Records all calls from now on, with repetitions. */
const countCalls = () => {
  const calls: Array<string> = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (typeof input === "string" && input.startsWith("/api/"))
      calls.push(`${init?.method} ${input.replace(/\?.*/, "").replaceAll(/[0-9a-f-]{36}/g, "{id}")}`)
    return real(input, init)
  })
  return calls
}

const asReyes = () => ({ email: reyes.email, id: reyes.userId })
const dashboard = (tab: string) => [<ProviderScreens key={tab} />, `/dashboard?tab=${tab}`] as const

const type = (typed: Record<string, string>) =>
  Object.entries(typed).forEach(([label, value]) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  )

const seedQuote = async (overrides: Parameters<typeof aQuote>[0] = {}) => {
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, providerQuote: null, ...overrides })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return quote
}

const sendOffer = async () => {
  type({ Price: "450" })
  await send()
}

describe("a write costs its call, and at most one more", () => {
  it("an offer", async () => {
    await seedQuote()
    const { quiet } = await open(...dashboard("quotes"), asReyes())
    await card("Plumbing")
    await openOffer("Plumbing")
    await quiet()
    const calls = countCalls()
    await sendOffer()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("$450"))
    await quiet()
    expect(calls).toEqual(["POST /api/quotes/{id}/offer"])
    expect(screen.queryByText("What waits for your answer comes first.")).toBeNull()
  })

  it("a bid", async () => {
    const project = aProject({ homeownerId: olivia.id, providerId: reyes.id, title: "New bathroom" })
    await app.run(seedMarketplace({ projects: [project] }))
    const { quiet } = await open(...dashboard("projects"), asReyes())
    await user.click(
      within(await card("New bathroom")).getByRole("button", { name: "Quote on this project" })
    )
    await screen.findByLabelText("Price")
    await quiet()
    const calls = countCalls()
    type({ Price: "4800", Timeline: "Two weeks", Message: "Tile is included." })
    await confirm("Send quote")
    await waitFor(async () =>
      expect((await card("New bathroom")).textContent).toContain("You offered $4,800")
    )
    await quiet()
    expect(calls).toEqual(["POST /api/projects/{id}/quotes"])
    // One count of projects, and one of quotes.
    expect(screen.getAllByText("1 pending")).toHaveLength(2)
    expect(within(await card("New bathroom")).queryByRole("button", { name: /Quote on/ })).toBeNull()
  })

  it("a quote request", async () => {
    const page = (
      <>
        <GetQuoteButton provider={reyes} />
        <QuoteDialogs />
      </>
    )
    const { queryClient, quiet } = await open(page, "/providers", olivia)
    await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
    await user.click(screen.getByRole("button", { name: "Get Quote" }))
    await screen.findByRole("dialog")
    type({
      "Project description": "The kitchen tap drips all night.",
      "Contact name": "Olivia Park",
      "Contact phone": "512-555-0142"
    })
    // The suggestions of others to ask were fetched with the dialog, and are not fetched again.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const calls = countCalls()
    await confirm("Send Request")
    await screen.findByText("Quote Request Sent!")
    await screen.findByRole("region", { name: "Ask others too" })
    expect(calls).not.toContain("GET /api/providers")
    await quiet()
    expect(calls.slice(0, 2)).toEqual(["POST /api/quotes", "GET /api/me/counts"])
  })

  it("a message", async () => {
    const { quiet } = await openConversation()
    const calls = countCalls()
    await user.type(screen.getByRole("textbox", { name: "Message" }), "Hello{Enter}")
    const log = screen.getByRole("log")
    await waitFor(() => expect(log.textContent).toContain("Hello"))
    await waitFor(() => expect(log.textContent).not.toContain("Sending…"))
    await quiet()
    expect(calls).toEqual(["POST /api/conversations/{id}/messages"])
    expect(screen.getByRole("button", { name: /Reyes Plumbing/ }).textContent).toContain("Hello")
  })

  it("a reading, which comes with the message that is read", async () => {
    const { id, quiet } = await openConversation()
    const { post } = await inAnotherBrowser(app, reyes)
    const calls = countCalls()
    await post(`/api/conversations/${id}/messages`, { content: "Tuesday it is" })
    await screen.findByText("Tuesday it is")
    await quiet()
    const asked = (path: string) => calls.filter((call) => call === path)
    expect(asked("POST /api/conversations/{id}/read")).toHaveLength(1)
    expect(asked("GET /api/conversations")).toHaveLength(1)
    expect(screen.queryByText("1 new")).toBeNull()
  })

  it("an acceptance", async () => {
    await seedQuote({ providerQuote: 450 })
    await app.run(
      seedMarketplace({
        conversations: [aConversation({ homeownerId: olivia.id, providerId: reyes.id })]
      })
    )
    const { quiet } = await open(...dashboard("quotes"), olivia)
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Accept offer" }))
    await screen.findByRole("button", { name: "Accept for $450" })
    await quiet()
    const calls = countCalls()
    await confirm("Accept for $450")
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("accepted"))
    await quiet()
    expect(calls).toEqual(["POST /api/quotes/{id}/accept"])
  })
})

describe("what another person does to the same thing is not missed", () => {
  it("a moment after one's own write", async () => {
    const quote = await seedQuote()
    const { quiet } = await open(...dashboard("quotes"), asReyes())
    await card("Plumbing")
    await openOffer("Plumbing")
    await quiet()
    const { post } = await inAnotherBrowser(app, olivia)
    await sendOffer()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("$450"))
    await post(`/api/quotes/${quote.id}/cancel`)
    await unfoldDone()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("cancelled"))
  })

  it("a moment after one has offered what was offered already", async () => {
    const quote = await seedQuote()
    await (await inAnotherBrowser(app, reyes)).post(`/api/quotes/${quote.id}/offer`, { price: 450 })
    const { quiet } = await open(...dashboard("quotes"), asReyes())
    await openOffer("Plumbing", "Revise offer")
    await quiet()
    const { post } = await inAnotherBrowser(app, olivia)
    await send("Revise offer")
    await screen.findByText("Nothing has changed")
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("$450"))
    await quiet()
    await post(`/api/quotes/${quote.id}/accept`, { offerVersion: 1 })
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("accepted"))
  })

  it("while the answer to one's own write is on its way, which then is the older one", async () => {
    const quote = await seedQuote()
    const { quiet } = await open(...dashboard("quotes"), asReyes())
    await card("Plumbing")
    await openOffer("Plumbing")
    await quiet()
    const { post } = await inAnotherBrowser(app, olivia)
    const real = globalThis.fetch
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const answer = await real(input, init)
      if (typeof input === "string" && input.endsWith("/offer")) {
        await post(`/api/quotes/${quote.id}/cancel`)
        await vi.waitUntil(async () => Number(heardOf()) >= (await latestEventOf(reyes.userId)))
      }
      return answer
    })
    await sendOffer()
    await unfoldDone()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("cancelled"))
    await quiet()
    expect((await card("Plumbing")).textContent).toContain("cancelled")
  })
})
