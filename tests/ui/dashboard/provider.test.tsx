import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { beforeEach, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"

import { openOffer, ProviderScreens, send } from "../offers/provider-screens.tsx"
import { card, confirm, unfoldDone } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { specialties: ["Roofing"] }, { firstName: "Marco", lastName: "Reyes" })
})

const open = (tab = "projects") =>
  visit(app, <ProviderScreens />, { path: `/dashboard?tab=${tab}`, as: reyes })

const seedQuote = async (overrides: Parameters<typeof aQuote>[0] = {}) => {
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, ...overrides })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return quote
}

const seedAddressed = async (title = "New bathroom") => {
  const project = aProject({ homeownerId: olivia.id, providerId: reyes.id, title })
  await app.run(seedMarketplace({ projects: [project] }))
  return project
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

const fill = async (typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(await field(label))
    await user.paste(text)
  }
}

describe("a provider's dashboard", () => {
  it("says what it is for, in a provider's words", async () => {
    await open()
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome back, Marco!" })).toBeTruthy()
    expect(screen.getByText("View your projects, quotes, and communicate with clients")).toBeTruthy()
    expect(screen.getByText("Service Provider")).toBeTruthy()
    expect(screen.getByRole("region", { name: "Quotes Sent" })).toBeTruthy()
    expect(await screen.findByText("No projects yet")).toBeTruthy()
    expect(screen.queryByRole("link", { name: "Find Contractors" })).toBeNull()
    expect(screen.queryByRole("link", { name: "New Project" })).toBeNull()
  })

  it("says what is pending, and counts accepted jobs that are no project", async () => {
    await seedQuote({ status: "accepted", providerQuote: 900 })
    await seedAddressed()
    await open()
    const figure = await screen.findByRole("region", { name: "Active Projects" })
    const words = "Active Projects01 pendingAccepted jobs 1 · Pending: not agreed yet"
    await waitFor(() => expect(figure.textContent).toBe(words))
  })

  it("leads to the messages, and shows how to reach the homeowner", async () => {
    await seedQuote({ contactPhone: "512-555-0142" })
    await open("quotes")
    const quote = within(await card("Plumbing"))
    expect(quote.getByRole("link", { name: "Message" }).getAttribute("href")).toBe("/messages")
    expect(quote.getByRole("link", { name: "(512) 555-0142" }).getAttribute("href")).toBe("tel:5125550142")
  })
})

describe("a provider's bid", () => {
  it("says when the project is to be done, also where its offer is revised", async () => {
    const project = aProject({ homeownerId: olivia.id, title: "New bathroom", timeline: "2-3 months" })
    await app.run(seedMarketplace({ projects: [project] }))
    await seedQuote({ projectId: project.id, providerQuote: 4800, urgency: "flexible" })
    await open("quotes")
    expect((await card("Plumbing")).textContent).toContain("Needed2-3 months")
    await openOffer("Plumbing", "Revise offer")
    expect(await screen.findByText("2-3 months")).toBeTruthy()
  })
})

describe("a provider's figures", () => {
  it("call no request sent that was never answered", async () => {
    await seedQuote()
    await seedQuote({ status: "rejected" })
    await seedQuote({ providerQuote: 240 })
    await open()
    const sent = await screen.findByRole("region", { name: "Quotes Sent" })
    await waitFor(() => expect(sent.textContent).toBe("Quotes Sent11 pendingRequests 3 · Offers 1"))
  })
})

describe("a provider's offer", () => {
  it("needs a price, and the rest may stay empty", async () => {
    await seedQuote()
    await open("quotes")
    await openOffer("Plumbing")
    await send()
    expect(await screen.findByText("Price must be at least $1")).toBeTruthy()
    expect(document.activeElement).toBe(await field("Price"))
    await fill({ Price: "$1,250.50" })
    await send()
    expect(await screen.findByText("Offer sent")).toBeTruthy()
    await waitFor(async () => expect((await card("Plumbing")).textContent).toContain("$1,250.50"))
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("is revised from what it was", async () => {
    await seedQuote({ providerQuote: 240, providerNotes: "New cartridge.", timeline: "Thursday" })
    await open("quotes")
    await openOffer("Plumbing", "Revise offer")
    expect((await field("Price")).value).toBe("240")
    expect((await field("Message (optional)")).value).toBe("New cartridge.")
    await fill({ "Timeline (optional)": "Friday" })
    await send("Revise offer")
    expect(await screen.findByText("Offer revised")).toBeTruthy()
    const text = (await card("Plumbing")).textContent
    expect(text).toContain("$240FridayNew cartridge.")
  })

  it("stays as typed when it comes too late, with the server's sentence", async () => {
    const quote = await seedQuote()
    await open("quotes")
    await openOffer("Plumbing")
    await fill({ Price: "300", "Message (optional)": "Parts included." })
    const declined = await fetch(`/api/quotes/${quote.id}/reject`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
    expect(declined.status).toBe(200)
    await send()
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toMatch(/^This quote is rejected; to send an offer/)
    expect(await screen.findByText(/^This quote is rejected\. An offer can be sent/)).toBeTruthy()
    expect((await field("Price")).value).toBe("300")
    expect((await field("Message (optional)")).value).toBe("Parts included.")
    await user.click(screen.getByRole("link", { name: "Back" }))
    await unfoldDone()
    expect(await within(await card("Plumbing")).findByText("rejected")).toBeTruthy()
  })

  it("is withdrawn from an accepted quote by cancelling it", async () => {
    await seedQuote({ status: "accepted", providerQuote: 240 })
    await open("quotes")
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Cancel quote" }))
    await confirm("Cancel quote")
    expect(await screen.findByText("Quote cancelled")).toBeTruthy()
  })
})

describe("the projects for a provider", () => {
  it("say how to widen the area where there are none, among all as near them", async () => {
    await open("projects")
    for (const part of ["All", "Near you"]) {
      await user.click(await screen.findByRole("button", { name: part }))
      const empty = /^No open jobs within 50 miles\. Widen your area, or let us write to you/
      expect(await screen.findByText(empty)).toBeTruthy()
      const link = screen.getByRole("link", { name: "Edit where you work" })
      expect(link.getAttribute("href")).toBe("/provider-profile#where-you-work")
    }
  })

  it.each([
    { what: "trade", profile: { specialties: [], listed: false } },
    { what: "place", profile: { specialties: ["Painting"], zipCode: "", listed: false } }
  ])("ask for the $what of whom has none, and say nothing of an area", async ({ profile }) => {
    const as = await aProviderOf(app, profile)
    await visit(app, <ProviderScreens />, { path: "/dashboard?tab=projects", as })
    for (const part of ["All", "Near you"]) {
      await user.click(await screen.findByRole("button", { name: part }))
      const empty = "Say what you do and where, and the open projects near you appear here."
      const entry = (await screen.findByText(empty)).parentElement
      const link = within(entry ?? document.body).getByRole("link", { name: "Complete your profile" })
      expect(link.getAttribute("href")).toBe("/provider-profile")
      expect(screen.queryByText(/within 50 miles/)).toBeNull()
    }
  })

  it("are those chosen in the order chosen, also where both are pressed at once", async () => {
    const { history } = await open("projects")
    const pressed = ["Invited", "Highest budget first"].map((name) => screen.findByRole("button", { name }))
    const buttons = await Promise.all(pressed)
    act(() => buttons.forEach((button) => button.click()))
    expect(history.at(-1)).toBe("/dashboard?tab=projects&show=invited&sort=budget")
  })

  it("are searched for words, which stand in the address", async () => {
    await seedAddressed("New bathroom")
    await seedAddressed("Kitchen sink")
    const { history } = await open("projects&sort=budget")
    await card("New bathroom")
    fireEvent.pointerMove(window)
    await user.type(await field("Search projects"), "sink{Enter}")
    await waitFor(() => expect(screen.queryByRole("article", { name: "New bathroom" })).toBeNull())
    expect(await card("Kitchen sink")).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard?tab=projects&sort=budget&query=sink")
  })

  it("are counted to a screen reader, whichever are shown", async () => {
    await seedAddressed("New bathroom")
    await seedAddressed("Kitchen sink")
    await open("projects")
    await card("New bathroom")
    const said = screen.getByText("2 projects")
    expect(said.getAttribute("role")).toBe("status")
    await user.click(await screen.findByRole("button", { name: "My offers" }))
    await waitFor(() => expect(said.textContent).toBe("0 projects"))
    expect(said.isConnected).toBe(true)
  })

  it("are there again without the words that none of them has", async () => {
    await seedAddressed("New bathroom")
    const { history } = await open("projects&query=chimney")
    expect(await screen.findByText("No projects have these words")).toBeTruthy()
    fireEvent.pointerMove(window)
    const words = await field("Search projects")
    expect(words.value).toBe("chimney")
    await user.click(screen.getByRole("button", { name: "Clear the search" }))
    expect(await card("New bathroom")).toBeTruthy()
    expect(words.value).toBe("")
    expect(document.activeElement).toBe(words)
    expect(history.at(-1)).toBe("/dashboard?tab=projects")
  })
})

describe("quoting on a project", () => {
  it("needs price, message and timeline", async () => {
    await seedAddressed()
    await open("projects&show=invited")
    await user.click(
      within(await card("New bathroom")).getByRole("button", { name: "Quote on this project" })
    )
    await confirm("Send quote")
    expect(await screen.findByText("Price must be at least $1")).toBeTruthy()
    expect(screen.getByText("Please add a message to your offer")).toBeTruthy()
    expect(screen.getByText("Please say when you can do the work")).toBeTruthy()
  })

  it("is possible once, and then shows the own offer", async () => {
    await seedAddressed()
    await open("projects&show=invited")
    await user.click(
      within(await card("New bathroom")).getByRole("button", { name: "Quote on this project" })
    )
    await fill({ Price: "4800", Timeline: "Two weeks", Message: "Tile is included." })
    await confirm("Send quote")
    expect(await screen.findByText("Quote sent")).toBeTruthy()
    const project = within(await card("New bathroom"))
    expect(await project.findByText("You offered $4,800")).toBeTruthy()
    expect(project.queryByRole("button", { name: "Quote on this project" })).toBeNull()
  })

  it("puts it among those with an own offer, also where that list was looked at before", async () => {
    await seedAddressed()
    await open("projects&show=offers")
    expect(await screen.findByText("No offers yet")).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: "Invited" }))
    await user.click(
      within(await card("New bathroom")).getByRole("button", { name: "Quote on this project" })
    )
    await fill({ Price: "4800", Timeline: "Two weeks", Message: "Tile is included." })
    await confirm("Send quote")
    expect(await screen.findByText("Quote sent")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "My offers" }))
    expect(await within(await card("New bathroom")).findByText("You offered $4,800")).toBeTruthy()
  })

  it("keeps what was typed when the project was withdrawn meanwhile", async () => {
    const project = await seedAddressed()
    await open("projects&show=invited")
    await user.click(
      within(await card("New bathroom")).getByRole("button", { name: "Quote on this project" })
    )
    await fill({ Price: "4800", Timeline: "Two weeks", Message: "Tile is included." })
    const withdrawn = { ...project, status: "draft" as const }
    await app.run(Effect.flatMap(ProjectRepository, (projects) => projects.update(withdrawn)))
    await confirm("Send quote")
    expect(await within(await screen.findByRole("dialog")).findByRole("alert")).toBeTruthy()
    expect(await screen.findByText("No invitations yet")).toBeTruthy()
    expect((await field("Message")).value).toBe("Tile is included.")
  })
})
