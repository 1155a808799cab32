import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { noneOfOwn } from "#domain/account/own-counts.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aProject, aProjectRequest, aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { desktop, phone } from "#tests/support/ui/viewport.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { Header } from "#ui/app/shell/Header.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { ProjectScreen } from "#ui/features/dashboard/ProjectScreen.tsx"
import { ConnectionSign } from "#ui/features/live/ConnectionSign.tsx"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { LiveUpdates } from "#ui/features/live/LiveUpdates.tsx"
import { MessagesScreen } from "#ui/features/messages/MessagesScreen.tsx"

import { card, unfoldDone } from "../dashboard/parts.ts"
import { answerAt, withStatus } from "../providers/parts.ts"
import { inAnotherBrowser } from "./other-browser.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  desktop()
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing", specialties: ["Plumbing"] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the screen with the header and the event stream, once that is connected. */
const open = async (shown: ReactNode, path: string, as: { readonly email: string; readonly id: string }) => {
  const heard = vi.spyOn(globalThis, "fetch")
  const view = await visit(
    app,
    <>
      <Header />
      {shown}
      <LiveUpdates userId={as.id} status={makeLiveStatus()} />
    </>,
    { path, as }
  )
  // At the stream's first answer the page refetches everything, as it had no cursor before.
  await waitFor(() => expect(localStorage.getItem("live-cursor")).not.toBeNull())
  return { ...view, calls: heard }
}

const asReyes = () => ({ email: reyes.email, id: reyes.userId })
const dashboard = (tab: string) => [<DashboardScreen key={tab} />, `/dashboard?tab=${tab}`] as const

const seedConversation = async () => {
  const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
  await app.run(seedMarketplace({ conversations: [conversation] }))
  return conversation
}

const say = async (conversationId: string, ...words: ReadonlyArray<string>) => {
  const { post } = await inAnotherBrowser(app, reyes)
  for (const content of words) await post(`/api/conversations/${conversationId}/messages`, { content })
}

describe("the open chat", () => {
  it("shows what the other writes, and tells the server that it was read", async () => {
    const { id } = await seedConversation()
    await open(<MessagesScreen />, `/messages?conversation=${id}`, olivia)
    await screen.findByText("Start the conversation")
    await say(id, "I can come on Tuesday")
    const log = screen.getByRole("log")
    await within(log).findByText("I can come on Tuesday")
    await waitFor(async () => {
      const [conversation] = await (await fetch("/api/conversations")).json()
      expect(conversation.unreadCount).toBe(0)
    })
    await waitFor(() => expect(screen.queryByText("1 new")).toBeNull())
  })

  it("shows each message once, in order, however fast they come", async () => {
    const { id } = await seedConversation()
    await open(<MessagesScreen />, `/messages?conversation=${id}`, olivia)
    await screen.findByText("Start the conversation")
    const words = Array.from({ length: 15 }, (_, index) => `word ${index + 1}.`)
    await say(id, ...words)
    const log = screen.getByRole("log")
    await within(log).findByText("word 15.")
    expect(
      within(log)
        .getAllByText(/^word/)
        .map(({ textContent }) => textContent)
    ).toEqual(words)
  })
})

describe("the number of unread messages", () => {
  it("stands in the tab's title and at the Dashboard link, and goes when they are read elsewhere", async () => {
    const { id } = await seedConversation()
    await open(...dashboard("projects"), olivia)
    const link = screen.getByRole("link", { name: "Dashboard" })
    expect(link.getAttribute("aria-describedby")).toBeNull()
    await say(id, "Hello", "Are you there?")
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Best/))
    expect(link.textContent).toBe("Dashboard2")
    const words = document.getElementById(link.getAttribute("aria-describedby") ?? "")
    expect(words?.textContent).toBe("2 unread messages")
    const { post } = await inAnotherBrowser(app, olivia)
    await post(`/api/conversations/${id}/read`)
    await waitFor(() => expect(document.title).toMatch(/^Best/))
    expect(link.textContent).toBe("Dashboard")
  })

  it("is written by thousands in the tab's title", async () => {
    answerAt("/api/me/counts", withStatus(200, { ...noneOfOwn, unread: 1_250 }))
    await open(...dashboard("projects"), olivia)
    await waitFor(() => expect(document.title).toMatch(/^\(1,250\) Best/))
  })

  it("stands in the menu of small screens too", async () => {
    phone()
    const { id } = await seedConversation()
    await say(id, "Hello")
    await open(...dashboard("projects"), olivia)
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/))
    const toggle = screen.getByRole("button", { name: "Open menu" })
    expect(toggle.getAttribute("aria-describedby")).toBe("unread-messages")
    await user.click(toggle)
    const menu = within(await screen.findByRole("navigation", { name: "Menu" }))
    expect(menu.getByRole("link", { name: "Dashboard" }).textContent).toBe("Dashboard1")
  })
})

describe("a quote that waits for one's answer", () => {
  it("is announced at the menu's button of small screens, until it is answered elsewhere", async () => {
    phone()
    const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, providerQuote: 240 })
    await app.run(seedMarketplace({ quotes: [quote] }))
    await open(...dashboard("projects"), olivia)
    const toggle = screen.getByRole("button", { name: "Open menu" })
    await waitFor(() => expect(toggle.getAttribute("aria-describedby")).toBe("unread-messages"))
    expect(document.getElementById("unread-messages")?.textContent).toBe("1 quote is waiting for you")
    expect(document.title).not.toMatch(/^\(/)
    await (await inAnotherBrowser(app, olivia)).post(`/api/quotes/${quote.id}/reject`)
    await waitFor(() => expect(toggle.getAttribute("aria-describedby")).toBeNull())
  })
})

const requestQuote = async () => {
  const { post } = await inAnotherBrowser(app, olivia)
  const { id } = await post("/api/quotes", {
    providerId: reyes.id,
    serviceType: "Plumbing",
    description: "The tap in the kitchen drips.",
    urgency: "week",
    contactName: "Olivia Park",
    contactPhone: "512-555-0142"
  })
  return { cancel: () => post(`/api/quotes/${id}/cancel`) }
}

describe("the open dashboard", () => {
  it("of a provider shows a request that arrives, and its end", async () => {
    await open(...dashboard("quotes"), asReyes())
    await screen.findByText("No quotes yet")
    const quote = await requestQuote()
    expect(await card("Plumbing")).toBeTruthy()
    await quote.cancel()
    await unfoldDone()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("cancelled"))
  })

  it("of a homeowner shows an offer that arrives", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, providerQuote: null })
    await app.run(seedMarketplace({ quotes: [quote] }))
    await open(...dashboard("quotes"), olivia)
    await card(quote.serviceType)
    const { post } = await inAnotherBrowser(app, reyes)
    await post(`/api/quotes/${quote.id}/offer`, { price: 450 })
    await waitFor(async () => expect((await card(quote.serviceType)).textContent).toContain("$450"))
  })

  it("keeps an open dialog, what was typed into it and the focus", async () => {
    const project = aProject({ homeownerId: olivia.id, providerId: reyes.id, title: "New bathroom" })
    await app.run(seedMarketplace({ projects: [project] }))
    await open(...dashboard("projects"), asReyes())
    const bathroom = within(await card("New bathroom"))
    await user.click(bathroom.getByRole("button", { name: "Quote on this project" }))
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Message")
    await user.type(field, "Everything incl")
    const { post } = await inAnotherBrowser(app, olivia)
    await post(`/api/projects/${project.id}/withdraw`)
    await waitFor(() => expect(screen.queryAllByRole("article", { hidden: true })).toHaveLength(0))
    expect(document.activeElement).toBe(field)
    await user.keyboard("uded")
    expect(field.value).toBe("Everything included")
  })

  it("tells of a revision while an acceptance is asked about, and asks anew once it was shown", async () => {
    const asked = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
    const { offer, quote } = offeredOn(asked, { price: 450 })
    await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
    await open(...dashboard("quotes"), olivia)
    await user.click(within(await card(quote.serviceType)).getByRole("button", { name: "Accept offer" }))
    await screen.findByRole("button", { name: "Accept for $450" })
    const { post } = await inAnotherBrowser(app, reyes)
    await post(`/api/quotes/${quote.id}/offer`, { price: 520 })
    const show = await screen.findByRole("button", { name: "Show the new offer" })
    expect(screen.queryByRole("button", { name: /^Accept for/ })).toBeNull()
    await user.dblClick(show)
    const accept = await screen.findByRole<HTMLButtonElement>("button", { name: "Accept for $520" })
    expect(accept.disabled).toBe(true)
    await waitFor(() => expect(accept.disabled).toBe(false))
    const answer = await fetch(`/api/quotes/${quote.id}`)
    expect(await answer.json()).toMatchObject({ status: "pending", providerQuote: 520 })
    // The card behind the question may be refetched a moment later.
    await waitFor(() => expect(screen.queryByText(/\$450/)).toBeNull())
  })

  it("stays as it was when the list cannot be had", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
    await app.run(seedMarketplace({ quotes: [quote] }))
    const { calls, queryClient } = await open(...dashboard("quotes"), olivia)
    await card(quote.serviceType)
    calls.mockRejectedValue(new TypeError("Failed to fetch"))
    await act(() => queryClient.invalidateQueries({ queryKey: ["/api/quotes"] }))
    expect(queryClient.getQueryState(["/api/quotes"])?.status).toBe("error")
    expect(await card(quote.serviceType)).toBeTruthy()
  })
})

const projectPage = (
  <Route path="/projects/:projectId">
    <ProjectScreen />
  </Route>
)

const readProject = async (providerId: typeof reyes.id | null = reyes.id, title = "New bathroom") => {
  const project = aProject({ homeownerId: olivia.id, providerId, title })
  await app.run(seedMarketplace({ projects: [project] }))
  await open(projectPage, `/projects/${project.id}`, asReyes())
  const send = await screen.findByRole("button", { name: "Quote on this project" })
  return { path: `/api/projects/${project.id}`, send }
}

const beginOffer = async (...whose: Parameters<typeof readProject>) => {
  const { path, send } = await readProject(...whose)
  await user.click(send)
  const dialog = within(await screen.findByRole("dialog"))
  for (const [label, typed] of Object.entries({ Price: "350", Timeline: "1 day", Message: "Gladly." })) {
    await enter(await dialog.findByLabelText(label), typed)
  }
  return { path, dialog }
}

const typedMessage = () => screen.getByLabelText<HTMLTextAreaElement>("Message").value
const projectChanged = "The homeowner has changed this project. Please read it again."
const noMoreOffers = "This project takes no more offers."

describe("the open page of a project, for a professional", () => {
  it("has the words that an offer is written on read again when they are other ones", async () => {
    const { dialog, path } = await beginOffer()
    const { put } = await inAnotherBrowser(app, olivia)
    await put(path, aProjectRequest({ title: "Repipe the whole house", providerId: reyes.id }))
    const again = await dialog.findByRole<HTMLButtonElement>("button", { name: "Read it again" })
    expect(dialog.getByText("Repipe the whole house")).toBeTruthy()
    expect(dialog.queryByText("New bathroom")).toBeNull()
    expect(dialog.queryByRole("button", { name: "Send quote" })).toBeNull()
    await user.click(again)
    expect(again.disabled).toBe(true)
    expect(document.activeElement).toBe(dialog.getByRole("region", { name: "What is asked for" }))
    expect(dialog.getAllByText(projectChanged)).toHaveLength(1)
    expect(typedMessage()).toBe("Gladly.")
    const send = await dialog.findByRole<HTMLButtonElement>("button", { name: "Send quote" })
    await waitFor(() => expect(send.disabled).toBe(false))
    await user.click(send)
    expect(await screen.findByText("Quote sent")).toBeTruthy()
  })

  it("says nothing of a change that leaves the words as they were", async () => {
    const { dialog, path } = await beginOffer(null, "Another bathroom")
    const { post } = await inAnotherBrowser(app, olivia)
    await post(`${path}/more-offers`)
    expect(await screen.findByText("0 of 6 offers")).toBeTruthy()
    expect(dialog.queryByText(projectChanged)).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Send quote" }))
    expect(await screen.findByText("Quote sent")).toBeTruthy()
  })

  it("keeps an offer that is being written when the project is given to another", async () => {
    const { dialog, path } = await beginOffer(null)
    const rival = await aProviderOf(app, { specialties: ["Plumbing"] })
    const bid = { price: 900, message: "With tiles", timeline: "Two weeks" }
    const { id } = await (await inAnotherBrowser(app, rival)).post(`${path}/quotes`, bid)
    await (await inAnotherBrowser(app, olivia)).post(`/api/quotes/${id}/accept`)
    expect(await dialog.findByText(noMoreOffers)).toBeTruthy()
    expect(typedMessage()).toBe("Gladly.")
    await user.click(dialog.getByRole("button", { name: "Send quote" }))
    expect(await dialog.findByText("We could not find that project.")).toBeTruthy()
    expect(typedMessage()).toBe("Gladly.")
  })

  it("says that a project takes no more offers when it is withdrawn", async () => {
    const { path } = await readProject()
    await (await inAnotherBrowser(app, olivia)).post(`${path}/withdraw`)
    expect(await screen.findByText(noMoreOffers)).toBeTruthy()
    expect(screen.getByRole("heading", { level: 1, name: "New bathroom" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Back to your projects" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Quote on this project" })).toBeNull()
  })
})

const signedOut = () => Promise.resolve(Response.json({ code: "NotSignedIn" }, { status: 401 }))

describe("a session that ends elsewhere", () => {
  it("ends here too", async () => {
    const { history } = await open(...dashboard("quotes"), olivia)
    await screen.findByText("No quotes yet")
    // Another window of the same browser.
    await fetch("/api/auth/logout", { method: "POST", headers: { "content-type": "application/json" } })
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/login\?next=/))
    expect(await screen.findByText("You have been signed out")).toBeTruthy()
  })

  it("keeps what was typed into an open form, for who signs in again", async () => {
    const project = aProject({ homeownerId: olivia.id, providerId: reyes.id, title: "New bathroom" })
    await app.run(seedMarketplace({ projects: [project] }))
    const begin = async () => {
      const bathroom = within(await card("New bathroom"))
      await user.click(bathroom.getByRole("button", { name: "Quote on this project" }))
      return screen.findByLabelText<HTMLTextAreaElement>("Message")
    }
    const { history, unmount } = await open(...dashboard("projects"), asReyes())
    await user.type(await begin(), "Everything included")
    await (await inAnotherBrowser(app, reyes)).post("/api/me/sessions/end-others")
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/login\?next=/))
    unmount()
    await open(...dashboard("projects"), asReyes())
    expect((await begin()).value).toBe("Everything included")
    expect(screen.getByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
  })

  it("is not told to whoever ends it", async () => {
    await open(...dashboard("quotes"), olivia)
    await screen.findByText("No quotes yet")
    await user.click(screen.getByRole("button", { name: /Olivia/ }))
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }))
    expect(await screen.findByText("Logged out successfully")).toBeTruthy()
    expect(screen.queryByText("You have been signed out")).toBeNull()
  })

  it("is found by what is sent, while the stream still stands", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
    await app.run(seedMarketplace({ quotes: [quote] }))
    const { calls, history } = await open(...dashboard("quotes"), olivia)
    await user.click(within(await card(quote.serviceType)).getByRole("button", { name: "Cancel quote" }))
    const dialog = within(await screen.findByRole("dialog"))
    calls.mockImplementation(signedOut)
    await user.click(dialog.getByRole("button", { name: "Cancel quote" }))
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/login\?next=/))
    expect(await screen.findByText("You have been signed out")).toBeTruthy()
  })

  it("is found by a message too, which waits in its chat", async () => {
    const { id } = await seedConversation()
    const chat = [<MessagesScreen key="chat" />, `/messages?conversation=${id}`] as const
    const { calls, history, unmount } = await open(...chat, olivia)
    const field = await screen.findByRole("textbox", { name: "Message" })
    calls.mockImplementation(signedOut)
    await user.type(field, "See you on Tuesday{Enter}")
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/login\?next=%2Fmessages/))
    expect(await screen.findByText("You have been signed out")).toBeTruthy()
    unmount()
    calls.mockRestore()
    await open(...chat, olivia)
    expect(await screen.findByText("See you on Tuesday")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy()
  })
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const showSign = () => {
  vi.useFakeTimers()
  const status = makeLiveStatus()
  mount(<ConnectionSign status={status} />)
  return (isOpen: boolean) => act(() => status.set(isOpen))
}

describe("the sign of a lost connection", () => {
  it("comes when it has been lost for some seconds, and goes with it", async () => {
    const set = showSign()
    set(true)
    set(false)
    await pass(3_900)
    expect(screen.queryByText("Reconnecting…")).toBeNull()
    await pass(200)
    expect(screen.getByRole("status").textContent).toBe("Reconnecting…")
    set(true)
    expect(screen.queryByRole("status")).toBeNull()
  })

  it("does not flicker when it comes and goes", async () => {
    const set = showSign()
    for (let turn = 0; turn < 10; turn++) {
      set(false)
      await pass(3_000)
      expect(screen.queryByText("Reconnecting…")).toBeNull()
      set(true)
      await pass(500)
    }
  })
})
