import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { inAnotherBrowser } from "../live/other-browser.ts"
import { card, confirm, unfoldDone } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const longAgo = "2026-01-01T09:00:00.000Z"

const app = atApp()
let olivia: Account
let marcus: Awaited<ReturnType<typeof aProviderOf>>
let calls: ReturnType<typeof holdCalls> | undefined
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  marcus = await aProviderOf(app, { businessName: "Bluebonnet" })
})
afterEach(() => {
  calls?.restore()
  calls = undefined
})

/** Opens the question whether Olivia accepts Marcus's offer of $100. */
const aboutToAccept = async () => {
  const asked = aQuote({ homeownerId: olivia.id, providerId: marcus.id })
  const { offer, quote } = offeredOn(asked, { price: 100, excludes: ["Painting"] })
  await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
  await user.click(within(await card("Plumbing")).getByRole("button", { name: "Accept offer" }))
  return { quote, button: await screen.findByRole("button", { name: "Accept for $100" }) }
}

describe("accepting an offer", () => {
  it("accepts no price that the screen has not shown, and asks again with the new one", async () => {
    const { quote } = await aboutToAccept()
    await (await inAnotherBrowser(app, marcus)).post(`/api/quotes/${quote.id}/offer`, { price: 9_999 })
    await confirm("Accept for $100")
    const dialog = await screen.findByRole("dialog", { name: "Accept the offer for $9,999?" })
    // Whoever presses twice has not read it.
    const button = within(dialog).getByRole<HTMLButtonElement>("button", { name: "Accept for $9,999" })
    expect(button.disabled).toBe(true)
    expect(within(dialog).getByRole("alert").textContent).toContain(
      "Bluebonnet has changed its offer from $100 to $9,999. Please look at it again."
    )
    const now: unknown = await (await fetch(`/api/quotes/${quote.id}`)).json()
    expect(now).toMatchObject({ status: "pending", price: 9_999, acceptedOffer: null })
    expect(dialog.textContent).toContain("You accept version 2 of ")
    await confirm("Accept for $9,999")
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("repeats what is accepted, down to the version, and sends that version", async () => {
    const { quote } = await aboutToAccept()
    const { textContent: words } = await screen.findByRole("dialog")
    expect(words).toContain("$100Fixed price")
    expect(words).toMatch(/Does not includePainting.*Valid untilNot stated.*DepositNot stated/)
    expect(words).toContain("You accept version 1 of Mar 2, ")
    calls = holdCalls("POST", /\/accept$/)
    await confirm("Accept for $100")
    await waitFor(() => expect(calls?.held).toHaveLength(1))
    calls.last().pass()
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
    const now: unknown = await (await fetch(`/api/quotes/${quote.id}`)).json()
    expect(now).toMatchObject({ status: "accepted", acceptedOffer: { version: 1, price: 100 } })
  })

  it("forgets why the offer was nearly declined", async () => {
    await aboutToAccept()
    await user.click(screen.getByRole("button", { name: "Go back" }))
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Decline" }))
    await user.type(await screen.findByLabelText("In your own words"), "Too dear for us.")
    cleanup()
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Accept offer" }))
    await confirm("Accept for $100")
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Cancel quote" }))
    const note = await screen.findByLabelText<HTMLTextAreaElement>("In your own words")
    expect(note.value).toBe("")
  })

  it("sends one acceptance, however often the button is pressed", async () => {
    const { button } = await aboutToAccept()
    calls = holdCalls("POST", /\/accept$/)
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(calls?.held.length).toBeGreaterThan(0))
    expect(calls.held).toHaveLength(1)
    calls.last().pass()
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
  })

  it("has succeeded when the answer was lost and it is pressed again", async () => {
    await aboutToAccept()
    calls = holdCalls("POST", /\/accept$/)
    await confirm("Accept for $100")
    await waitFor(() => expect(calls?.held).toHaveLength(1))
    await calls.last().loseAnswer()
    expect(await screen.findByText("Failed to accept the offer")).toBeTruthy()
    calls.restore()
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Accept offer" }))
    await confirm("Accept for $100")
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
    expect(screen.queryByText("Failed to accept the offer")).toBeNull()
  })
})

const titles = () =>
  screen.getAllByRole("article").map((entry) => within(entry).getByRole("heading", { level: 3 }).textContent)

/** An old offer to answer, and newer requests that wait for nobody's answer here. */
const anOldOffer = async (overrides: Parameters<typeof aQuote>[0] = {}) => {
  const asked = { homeownerId: olivia.id, providerId: marcus.id }
  const newer = ["Roofing", "Painting"].map((serviceType) => aQuote({ ...asked, serviceType }))
  const old = { providerQuote: 100, createdAt: longAgo }
  const offer = aQuote({ ...asked, ...old, ...overrides })
  await app.run(seedMarketplace({ quotes: [...newer, offer] }))
  return offer
}

const accept = async (title: string) => {
  await user.click(await within(await card(title)).findByRole("button", { name: "Accept offer" }))
  await confirm("Accept for $100")
  await screen.findByText("Offer accepted")
}

describe("what was accepted", () => {
  it.each([
    { when: "at first", wasLedTo: false },
    { when: "where the address had led to it before", wasLedTo: true }
  ])("is in view with the focus, wherever its entry has moved: $when", async ({ wasLedTo }) => {
    const { id } = await anOldOffer()
    const path = `/dashboard?tab=quotes${wasLedTo ? `&quote=${id}` : ""}`
    await visit(app, <DashboardScreen />, { path, as: olivia })
    await card("Plumbing")
    expect(titles()[0]).toBe("Plumbing")
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView")
    await accept("Plumbing")
    await waitFor(async () => {
      const entry = await card("Plumbing")
      expect(titles().at(-1)).toBe("Plumbing")
      expect(document.activeElement).toBe(entry)
      expect(scroll.mock.contexts.at(-1)).toBe(entry)
    })
    scroll.mockRestore()
  })

  it.each(["quotes", "projects"])("is so with a project, in the tab %s", async (tab) => {
    const project = aProject({ homeownerId: olivia.id, title: "New bathroom", createdAt: longAgo })
    const newer = aProject({ homeownerId: olivia.id, title: "New kitchen" })
    await app.run(seedMarketplace({ projects: [newer, project] }))
    await anOldOffer({ projectId: project.id })
    await visit(app, <DashboardScreen />, { path: `/dashboard?tab=${tab}`, as: olivia })
    await card("New bathroom")
    expect(titles()[0]).toBe("New bathroom")
    await accept("New bathroom")
    await waitFor(async () => {
      expect(titles().at(-1)).toBe("New bathroom")
      expect(document.activeElement).toBe(await card("New bathroom"))
    })
    expect(screen.getByRole("tab", { selected: true }).textContent?.toLowerCase()).toBe(tab)
  })
})

describe("a step that ends a quote", () => {
  it("leaves the focus to the entry in its stead, of which there may be several for the same service", async () => {
    const names = ["Bluebonnet", "Third Coast", "Delgado"]
    const providers = await Promise.all(names.map((businessName) => aProviderOf(app, { businessName })))
    const quotes = providers.map(({ id }, at) =>
      aQuote({
        homeownerId: olivia.id,
        providerId: id,
        createdAt: `2026-03-0${9 - at}T10:00:00.000Z`,
        description: `The tap of room ${at} drips.`
      })
    )
    await app.run(seedMarketplace({ quotes }))
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
    const steps = await screen.findByRole("group", { name: /^Plumbing Third Coast · / })
    await user.click(within(steps).getByRole("button", { name: "Cancel quote" }))
    await confirm("Cancel quote")
    await screen.findByText("Quote cancelled")
    const next = await screen.findByRole("article", { name: /^Plumbing Delgado · / })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })
})

describe("a step that somebody has taken already", () => {
  it("is no failure on a quote", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: marcus.id })
    await app.run(seedMarketplace({ quotes: [quote] }))
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Cancel quote" }))
    await (await inAnotherBrowser(app, olivia)).post(`/api/quotes/${quote.id}/cancel`)
    await confirm("Cancel quote")
    expect(await screen.findByText("Quote cancelled")).toBeTruthy()
    const place = screen.getByRole("group", { name: "Projects, quotes and messages" })
    await waitFor(() => expect(document.activeElement).toBe(place))
    await unfoldDone()
    expect(await within(await card("Plumbing")).findByText("cancelled")).toBeTruthy()
  })

  it("is one on a quote where the other side was first: the own words are not thrown away", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: marcus.id })
    await app.run(seedMarketplace({ quotes: [quote] }))
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as: olivia })
    await user.click(within(await card("Plumbing")).getByRole("button", { name: "Cancel quote" }))
    const dialog = within(await screen.findByRole("dialog"))
    const words = await dialog.findByLabelText<HTMLTextAreaElement>("In your own words")
    await user.type(words, "Somebody does it for 180.")
    await (
      await inAnotherBrowser(app, marcus)
    ).post(`/api/quotes/${quote.id}/reject`, { reason: "fully_booked" })
    await confirm("Cancel quote")
    expect(await dialog.findByRole("alert")).toBeTruthy()
    expect(screen.queryByText("Quote cancelled")).toBeNull()
    expect(words.value).toBe("Somebody does it for 180.")
  })

  it.each([
    ["draft", "Publish again", "publish", "Project published"],
    ["pending", "Withdraw", "withdraw", "Project withdrawn"]
  ] as const)("is no failure on a project: %s, %s", async (status, label, step, done) => {
    const project = aProject({ homeownerId: olivia.id, title: "New bathroom", status })
    await app.run(seedMarketplace({ projects: [project] }))
    await visit(app, <DashboardScreen />, { path: "/dashboard", as: olivia })
    const button = within(await card("New bathroom")).getByRole("button", { name: label })
    await (await inAnotherBrowser(app, olivia)).post(`/api/projects/${project.id}/${step}`)
    await user.click(button)
    if (step === "withdraw") await confirm("Withdraw project")
    expect(await screen.findByText(done)).toBeTruthy()
  })
})
