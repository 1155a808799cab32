import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aMessage, aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aWhile } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { card, confirm, listed, unfoldDone } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})

const open = (tab = "projects") =>
  visit(app, <DashboardScreen />, { path: `/dashboard?tab=${tab}`, as: olivia })

const seedProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = aProject({ homeownerId: olivia.id, title: "New bathroom", ...overrides })
  await app.run(seedMarketplace({ projects: [project] }))
  return project
}

const seedQuote = async (overrides: Parameters<typeof aQuote>[0] = {}) => {
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, ...overrides })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return quote
}

const summary = async (title: string) => {
  const region = await screen.findByRole("region", { name: title })
  return waitFor(() => {
    expect(region.textContent).toMatch(/\d/)
    return region.textContent
  })
}

describe("a homeowner's dashboard", () => {
  it("greets by name and says what it is for", async () => {
    await open()
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome back, Olivia!" })).toBeTruthy()
    expect(
      screen.getByText("Manage your home improvement projects and connect with contractors")
    ).toBeTruthy()
    expect(screen.getByText("Olivia Park")).toBeTruthy()
    expect(screen.getByText("Homeowner")).toBeTruthy()
  })

  it("counts projects, quotes and conversations", async () => {
    await seedProject({ status: "in_progress" })
    await seedProject({ status: "pending" })
    await seedProject({ status: "draft" })
    await seedQuote({ providerQuote: 240 })
    await seedQuote({ status: "rejected" })
    const conversation = aConversation({ homeownerId: olivia.id, providerId: reyes.id })
    const message = aMessage({ conversationId: conversation.id, senderUserId: reyes.userId })
    await app.run(seedMarketplace({ conversations: [conversation], messages: [message] }))
    await open()
    expect(await summary("Active Projects")).toBe("Active Projects11 pending")
    expect(await summary("Quotes Received")).toBe("Quotes Received21 pendingRequests 2 · Offers 1")
    expect(await summary("Messages")).toBe("Messages11 new")
  })

  it("asks for the offers on all projects that it shows in one call", async () => {
    for (const title of ["Bathroom", "Kitchen", "Porch"]) {
      const { id } = await seedProject({ title })
      await seedQuote({ projectId: id, providerQuote: 240, providerNotes: `For the ${title}` })
    }
    const fetching = vi.spyOn(globalThis, "fetch")
    await open()
    for (const title of ["Bathroom", "Kitchen", "Porch"]) {
      const entry = within(await card(title))
      await entry.findByText(`For the ${title}`)
      expect(entry.getAllByText(/^For the /)).toHaveLength(1)
    }
    const asked = fetching.mock.calls.filter(
      ([path]) => typeof path === "string" && path.includes("projectId=")
    )
    fetching.mockRestore()
    expect(asked).toHaveLength(1)
  })

  it("says what is not there yet, and where to find contractors", async () => {
    await open()
    expect(await screen.findByText("No projects yet")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Find Contractors" }).getAttribute("href")).toBe("/providers")
    expect(screen.getByRole("link", { name: "New Project" }).getAttribute("href")).toBe("/start-project")
    await user.click(screen.getByRole("tab", { name: "Quotes" }))
    expect(await screen.findByText("No quotes yet")).toBeTruthy()
    await user.click(screen.getByRole("tab", { name: "Messages" }))
    expect(await screen.findByText("No messages yet")).toBeTruthy()
  })

  it("walks the tabs with the arrow keys and keeps the open one in the address", async () => {
    const { history } = await open()
    const projects = await screen.findByRole("tab", { name: "Projects", selected: true })
    projects.focus()
    await user.keyboard("{ArrowRight}")
    expect(screen.getByRole("tab", { name: "Quotes", selected: true })).toBe(document.activeElement)
    expect(screen.getByRole("tabpanel", { name: "Quotes" })).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard?tab=quotes")
  })

  it("leads to each conversation", async () => {
    const conversation = aConversation({
      homeownerId: olivia.id,
      providerId: reyes.id,
      lastMessageAt: "2026-03-02T09:30:00.000Z"
    })
    const message = aMessage({
      conversationId: conversation.id,
      senderUserId: reyes.userId,
      body: "See you on Tuesday."
    })
    await app.run(seedMarketplace({ conversations: [conversation], messages: [message] }))
    await open("messages")
    const chat = await screen.findByRole("link", { name: "Open Chat" })
    expect(chat.getAttribute("href")).toBe(`/messages?conversation=${conversation.id}`)
    expect(listed(chat).textContent).toContain("Reyes Plumbing")
    expect(listed(chat).textContent).toContain("Service Provider · Mar 2")
    expect(listed(chat).textContent).toContain("See you on Tuesday.")
  })
})

describe("a homeowner's projects", () => {
  it("show what they are about", async () => {
    await seedProject({ budgetMax: 5000, timeline: "1 month", status: "in_progress" })
    await open()
    const project = await card("New bathroom")
    for (const text of ["In progress", "Plumbing · Mar 2, 2026", "$5,000", "Within 1 month"]) {
      expect(project.textContent?.toLowerCase()).toContain(text.toLowerCase())
    }
  })

  it("come into view with the focus when the address leads to one, also behind what waits", async () => {
    const waiting = Array.from({ length: 12 }, (_, position) =>
      aProject({ homeownerId: olivia.id, title: `Project ${position}` })
    )
    const quotes = waiting.map(({ id }) =>
      aQuote({ homeownerId: olivia.id, providerId: reyes.id, projectId: id, providerQuote: 240 })
    )
    await app.run(seedMarketplace({ projects: waiting, quotes }))
    const posted = await seedProject()
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView")
    await visit(app, <DashboardScreen />, {
      path: `/dashboard?tab=projects&project=${posted.id}`,
      as: olivia
    })
    const entry = await card("New bathroom")
    await waitFor(() => expect(document.activeElement).toBe(entry))
    expect(scroll.mock.contexts).toEqual([entry])
    scroll.mockRestore()
  })

  it("are published at once, and withdrawn after a question", async () => {
    await seedProject({ status: "draft", publishedAt: null, closesAt: null })
    await open()
    await user.click(within(await card("New bathroom")).getByRole("button", { name: "Publish" }))
    expect(await screen.findByText("Project published")).toBeTruthy()
    expect(await summary("Active Projects")).toBe("Active Projects01 pending")
    await user.click(within(await card("New bathroom")).getByRole("button", { name: "Withdraw" }))
    expect((await screen.findByRole("dialog")).textContent).toContain("pending offers are cancelled")
    await confirm("Withdraw project")
    expect(await screen.findByText("Project withdrawn")).toBeTruthy()
    expect(await within(await card("New bathroom")).findByText("draft")).toBeTruthy()
    expect(within(await card("New bathroom")).getByRole("button", { name: "Publish again" })).toBeTruthy()
    await waitFor(async () => expect(await summary("Active Projects")).toBe("Active Projects00 pending"))
  })

  it("are deleted as drafts after a question", async () => {
    await seedProject({ status: "draft", publishedAt: null, closesAt: null })
    await seedProject({ title: "New roof" })
    await open()
    expect(within(await card("New roof")).queryByRole("button", { name: "Delete" })).toBeNull()
    expect(await within(await card("New bathroom")).findByText(/^Nobody but you sees a draft/)).toBeTruthy()
    await user.click(within(await card("New bathroom")).getByRole("button", { name: "Delete" }))
    await confirm("Delete draft")
    expect(await screen.findByText("Draft deleted")).toBeTruthy()
    await waitFor(() => {
      expect(screen.queryByRole("article", { name: "New bathroom" })).toBeNull()
    })
    expect(await card("New roof")).toBeTruthy()
  })

  it("are no links at their cancelled offers any more, once they are deleted", async () => {
    const project = await seedProject({ status: "draft", publishedAt: null, closesAt: null })
    await seedQuote({ projectId: project.id, status: "cancelled" })
    await open("quotes")
    await within(await card("New bathroom")).findByRole("link", { name: "New bathroom" })
    await user.click(screen.getByRole("tab", { name: "Projects" }))
    await user.click(within(await card("New bathroom")).getByRole("button", { name: "Delete" }))
    await confirm("Delete draft")
    await screen.findByText("Draft deleted")
    await user.click(screen.getByRole("tab", { name: "Quotes" }))
    const over = within(await card("New bathroom"))
    await waitFor(() => expect(over.queryByRole("link", { name: "New bathroom" })).toBeNull())
  })

  it("are compared by their offers, and started by accepting one", async () => {
    const project = await seedProject({ budgetMax: 5000 })
    const other = await aProviderOf(app, { businessName: "Bluebonnet Pipe" })
    const terms = { projectId: project.id, timeline: "Next week" }
    await seedQuote({ ...terms, providerQuote: 4800 })
    await seedQuote({ ...terms, providerId: other.id, providerQuote: 5200 })
    await open()
    const offers = await within(await card("New bathroom")).findByRole("group", { name: "2 offers" })
    const [cheap, dear] = within(offers).getAllByRole("listitem")
    expect(cheap?.textContent).toMatch(/^Reyes PlumbingLowest totalNew .*\$4,800\$200 under budgetNext week/)
    expect(dear?.textContent).toMatch(/^Bluebonnet PipeNew .*\$5,200\$200 over budgetNext week/)
    if (!cheap) throw new Error("no offer")
    await user.click(within(cheap).getByRole("button", { name: "Accept offer" }))
    expect((await screen.findByRole("dialog")).textContent).toContain("Reyes Plumbing on $4,800")
    await confirm("Accept for $4,800")
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
    await waitFor(async () => expect((await card("New bathroom")).textContent).toContain("in progress"))
    expect(within(await card("New bathroom")).queryByRole("button", { name: "Accept offer" })).toBeNull()
  })

  it("say in the cards of their offers when they are to be done", async () => {
    const project = await seedProject({ timeline: "1-2 weeks" })
    await seedQuote({ projectId: project.id, providerQuote: 4800, urgency: "week" })
    await open("quotes")
    expect((await card("New bathroom")).textContent).toContain("Needed1-2 weeks")
  })

  it("repeat the server's sentence when a step comes too late, and show what is so", async () => {
    const project = await seedProject()
    const quote = await seedQuote({ projectId: project.id, providerQuote: 4800 })
    await open()
    await user.click(await within(await card("New bathroom")).findByRole("button", { name: "Accept offer" }))
    await screen.findByRole("dialog")
    const elsewhere = await fetch(`/api/quotes/${quote.id}/reject`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
    expect(elsewhere.status).toBe(200)
    await confirm("Accept for $4,800")
    expect(await screen.findByText("Failed to accept the offer")).toBeTruthy()
    expect(screen.getByText(/^This quote is rejected; to accept it/)).toBeTruthy()
    expect(await within(await card("New bathroom")).findByText("rejected")).toBeTruthy()
  })

  it("end when they are marked complete", async () => {
    const accepted = aQuote({
      homeownerId: olivia.id,
      providerId: reyes.id,
      status: "accepted",
      providerQuote: 4800
    })
    const project = await seedProject({ status: "in_progress", providerId: reyes.id, quoteId: accepted.id })
    await app.run(seedMarketplace({ quotes: [{ ...accepted, projectId: project.id }] }))
    await open()
    await user.click(await within(await card("New bathroom")).findByRole("button", { name: "Mark complete" }))
    await confirm("Mark complete")
    expect(await screen.findByText("Project completed")).toBeTruthy()
    await unfoldDone()
    // The project and its offer come by two answers, in either order.
    const done = within(await card("New bathroom"))
    await waitFor(() => {
      expect(done.getAllByText("completed")).toHaveLength(2)
    })
  })
})

describe("a homeowner's quotes", () => {
  it("wait for an offer, and can be declined or cancelled meanwhile", async () => {
    await seedQuote()
    await open("quotes")
    const quote = await card("Plumbing")
    expect(quote.textContent).toContain("Waiting for Reyes Plumbing's offer.")
    expect(within(quote).queryByRole("button", { name: "Accept offer" })).toBeNull()
    await user.click(within(quote).getByRole("button", { name: "Cancel quote" }))
    await confirm("Cancel quote")
    expect(await screen.findByText("Quote cancelled")).toBeTruthy()
    await unfoldDone()
    expect(await within(await card("Plumbing")).findByText("cancelled")).toBeTruthy()
  })

  it("are declined after a question, which can be left", async () => {
    await seedQuote({ providerQuote: 240 })
    await open("quotes")
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Decline" }))
    await confirm("Go back")
    expect(screen.queryByRole("dialog")).toBeNull()
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Decline" }))
    await confirm("Decline")
    expect(await screen.findByText("Quote declined")).toBeTruthy()
  })

  it("are completed once accepted", async () => {
    await seedQuote({ status: "accepted", providerQuote: 240 })
    await open("quotes")
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Mark complete" }))
    await confirm("Mark complete")
    expect(await screen.findByText("Work marked as complete")).toBeTruthy()
    expect(await within(await card("Plumbing")).findByText("completed")).toBeTruthy()
  })

  it("come ten at a time, and lead to those that came", async () => {
    const quotes = Array.from({ length: 12 }, (_, position) =>
      aQuote({ homeownerId: olivia.id, providerId: reyes.id, serviceType: `Job ${position}` })
    )
    await app.run(seedMarketplace({ quotes }))
    await open("quotes")
    const more = await screen.findByRole("button", { name: "Show 2 more" })
    expect(screen.getAllByRole("article").length).toBe(10)
    await user.click(more)
    const all = screen.getAllByRole("article")
    expect(all.length).toBe(12)
    expect(all[10]?.contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull()
  })

  it("come into view with the focus when the address leads to one, also behind the first ten", async () => {
    const quotes = Array.from({ length: 14 }, (_, position) =>
      aQuote({ homeownerId: olivia.id, providerId: reyes.id, serviceType: `Job ${position}` })
    )
    await app.run(seedMarketplace({ quotes }))
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView")
    await visit(app, <DashboardScreen />, {
      path: `/dashboard?tab=quotes&quote=${quotes[2]?.id}`,
      as: olivia
    })
    const entry = await card("Job 2")
    await waitFor(() => expect(document.activeElement).toBe(entry))
    expect(scroll.mock.contexts).toEqual([entry])
    // No more entries are shown than are needed to reach it.
    expect(screen.getAllByRole("article").length).toBe(12)
    scroll.mockRestore()
  })

  it("come into view from behind what is done", async () => {
    const over = aQuote({ homeownerId: olivia.id, providerId: reyes.id, status: "cancelled" })
    const waiting = aQuote({ homeownerId: olivia.id, providerId: reyes.id, serviceType: "Open" })
    await app.run(seedMarketplace({ quotes: [over, waiting] }))
    await visit(app, <DashboardScreen />, { path: `/dashboard?tab=quotes&quote=${over.id}`, as: olivia })
    await waitFor(async () => expect(document.activeElement).toBe(await card(over.serviceType)))
    const done = screen.getByRole("button", { name: "Done (1)" })
    expect(done.getAttribute("aria-expanded")).toBe("true")
    await user.click(done)
    expect(screen.getAllByRole("article")).toEqual([await card("Open")])
  })

  it("open the conversation with their provider", async () => {
    await seedQuote()
    const { history } = await open("quotes")
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Message" }))
    await waitFor(() => expect(history.at(-1)).toMatch(/^\/messages\?conversation=/))
  })
})

// The last test: modules that are imported after it are loaded anew.
it("stands without the drawing of an empty list where that cannot be fetched", async () => {
  const vignettes = "../../../ui/shared/illustrations/Vignettes.tsx"
  const drawing = vi.fn<() => never>(() => {
    throw new Error("offline")
  })
  vi.doMock(vignettes, drawing)
  vi.resetModules()
  const { DashboardScreen: Anew } = await import("#ui/features/dashboard/DashboardScreen.tsx")
  await visit(app, <Anew />, { path: "/dashboard", as: olivia })
  await screen.findByText("No projects yet")
  await waitFor(() => expect(drawing).toHaveBeenCalled())
  await aWhile()
  vi.doUnmock(vignettes)
  expect(screen.getByText("No projects yet")).toBeTruthy()
})
