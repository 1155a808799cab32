import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { toQuote } from "#domain/notices/places.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, post, visit } from "#tests/support/ui/visit.tsx"
import { callOnce } from "#ui/shared/api/call-once.ts"

import { card } from "../dashboard/parts.ts"
import { ProviderScreens, send } from "./provider-screens.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app)
})

afterEach(() => void vi.unstubAllGlobals())

type Quoted = Parameters<typeof aQuote>[0]

const openPage = async (overrides: Quoted = {}, as: { readonly email: string } = reyes) => {
  const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id, ...overrides })
  await app.run(seedMarketplace({ quotes: [quote] }))
  const path = `/quotes/${quote.id}/offer`
  return { quote, path, ...(await visit(app, <ProviderScreens />, { path, as })) }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const fill = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const press = async (name: string) => user.click(await screen.findByRole("button", { name }))
const line = (number: number) => within(screen.getByRole("group", { name: `Line ${number}` }))
const fillLine = (number: number, typed: Record<string, string>) =>
  Object.entries(typed).forEach(([label, value]) =>
    fireEvent.change(line(number).getByLabelText(label), { target: { value } })
  )

/** Breaks the price down into two lines of $700 in all. */
const breakDown = async () => {
  await press("Break it down")
  await press("Add a line")
  await screen.findByRole("group", { name: "Line 1" })
  fillLine(1, { "What it is": "Set the tub", Quantity: "8", "Unit price": "100" })
  fireEvent.keyDown(line(1).getByLabelText("Unit price"), { key: "Enter" })
  await screen.findByRole("group", { name: "Line 2" })
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText("What it is")))
  fillLine(2, { Kind: "discount", "What it is": "For neighbors" })
  fillLine(2, { "Discount per unit": "100" })
}

/** Sends an offer from another device, and comes back to the page. */
const offerElsewhere = async (id: string, offer: object) => {
  await post(`/api/quotes/${id}/offer`, offer)
  fireEvent.focus(window)
}

const offerOf = async (id: string) => (await (await fetch(`/api/quotes/${id}`)).json()).offer

describe("the page of an offer", () => {
  it("is for providers", async () => {
    await openPage({}, olivia)
    expect(await screen.findByText("Only providers can send offers.")).toBeTruthy()
  })

  it("knows no quote of somebody else", async () => {
    await openPage({}, await aProviderOf(app))
    expect(await screen.findByText("404 Page Not Found")).toBeTruthy()
  })

  it("says that a quote is not pending, and leads back", async () => {
    const { quote } = await openPage({ status: "accepted", providerQuote: 240 })
    expect(await screen.findByText(/^This quote is accepted\. An offer can be sent/)).toBeTruthy()
    expect(screen.queryByLabelText("Price")).toBeNull()
    for (const name of ["Back", "Go back"])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(toQuote(quote.id))
  })

  it("leads to the request's entry once the offer is sent", async () => {
    const { history, quote } = await openPage()
    await fill("Price", "240")
    await send()
    await waitFor(() => expect(history.at(-1)).toBe(toQuote(quote.id)))
    const entry = await card("Plumbing")
    await waitFor(() => expect(entry.parentElement?.contains(document.activeElement)).toBe(true))
  })

  it("keeps what was typed, also lines, until it is sent or discarded", async () => {
    const { path } = await openPage()
    await breakDown()
    cleanup()
    await visit(app, <ProviderScreens />, { path, as: reyes })
    expect(await screen.findByText(/^We kept what you typed/)).toBeTruthy()
    await waitFor(async () => expect((await field("Price")).value).toBe("$700.00"))
    expect(line(1).getByLabelText<HTMLInputElement>("What it is").value).toBe("Set the tub")
    await press("Discard")
    await waitFor(async () => expect((await field("Price")).value).toBe(""))
    expect(screen.queryByRole("group", { name: "Line 1" })).toBeNull()
  })

  it("takes back nothing that was offered elsewhere while it stood open", { timeout: 60_000 }, async () => {
    const { quote } = await openPage()
    await fill("Message (optional)", "With a new cartridge")
    await offerElsewhere(quote.id, { price: 900, timeline: "Monday" })
    await waitFor(async () => expect((await field("Price")).value).toBe("900"))
    expect(await screen.findByRole("button", { name: "Revise offer" })).toBeTruthy()
    await offerElsewhere(quote.id, { price: 700, timeline: "Tuesday" })
    await waitFor(async () => expect((await field("Price")).value).toBe("700"))
    expect(await screen.findByText(/^We kept what you typed\. Your newest offer says \$700\./)).toBeTruthy()
    await send("Revise offer")
    expect(await screen.findByText("Offer revised")).toBeTruthy()
    expect(await offerOf(quote.id)).toMatchObject({
      version: 3,
      price: 700,
      timeline: "Tuesday",
      message: "With a new cartridge"
    })
  })

  it("says of an offer that was revised elsewhere what it costs, and of typing only where somebody has typed", async () => {
    const { quote } = await openPage()
    await field("Price")
    await offerElsewhere(quote.id, { price: 900, timeline: "Monday", includes: ["Haul-away"] })
    expect(await screen.findByText("Your newest offer says $900.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Discard" })).toBeNull()
    // What is typed after the change is not treated as older than the offer.
    await fill("Timeline (optional)", "Friday")
    await send("Revise offer")
    await waitFor(async () => expect(await offerOf(quote.id)).toMatchObject({ timeline: "Friday" }))
    expect(screen.queryByText(/We kept what you typed/)).toBeNull()
  })

  it("opens what an offer is made of when that is revised elsewhere", { timeout: 60_000 }, async () => {
    const { quote } = await openPage()
    await fill("Price", "1300")
    expect(screen.queryByLabelText("At most")).toBeNull()
    await offerElsewhere(quote.id, { price: 900, priceKind: "up_to", maxPrice: 1200, deposit: 90 })
    await waitFor(async () => expect((await field("At most")).value).toBe("1200"))
    const part = screen.getByRole("button", { name: "Break it down" })
    expect(part.getAttribute("aria-expanded")).toBe("true")
    expect((await field("Deposit")).value).toBe("90")
    await send("Revise offer")
    expect(await screen.findByText("The highest price cannot be below the price")).toBeTruthy()
    expect(document.activeElement).toBe(await field("At most"))
    await press("Discard")
    await waitFor(async () => expect((await field("Price")).value).toBe("900"))
    // Once folded, it stays folded while one types.
    await user.click(part)
    await fill("Price", "1100")
    expect(part.getAttribute("aria-expanded")).toBe("false")
  })

  it("opens what an offer is made of when that comes back by discarding", async () => {
    const { path, quote } = await openPage()
    await offerElsewhere(quote.id, { price: 900, deposit: 90 })
    await fill("Deposit", "")
    cleanup()
    await visit(app, <ProviderScreens />, { path, as: reyes })
    const part = await screen.findByRole("button", { name: "Break it down" })
    expect(part.getAttribute("aria-expanded")).toBe("false")
    await press("Discard")
    expect((await field("Deposit")).value).toBe("90")
    expect(part.getAttribute("aria-expanded")).toBe("true")
  })

  it("keeps of what was typed before a revision only that, and says what is offered", async () => {
    const { path, quote } = await openPage()
    await offerElsewhere(quote.id, { price: 900, timeline: "Monday" })
    await waitFor(async () => expect((await field("Price")).value).toBe("900"))
    await fill("Timeline (optional)", "Friday")
    cleanup()
    await post(`/api/quotes/${quote.id}/offer`, { price: 700, timeline: "Monday" })
    await visit(app, <ProviderScreens />, { path, as: reyes })
    expect(await screen.findByText(/^We kept what you typed\. Your newest offer says \$700\./)).toBeTruthy()
    expect((await field("Price")).value).toBe("700")
    expect((await field("Timeline (optional)")).value).toBe("Friday")
    await press("Discard")
    await waitFor(async () => expect((await field("Timeline (optional)")).value).toBe("Monday"))
    expect(screen.queryByText(/^We kept what you typed/)).toBeNull()
  })
})

describe("an offer that is broken down", () => {
  it("costs what its lines add up to, and is revised from what it was", { timeout: 60_000 }, async () => {
    const { path, quote } = await openPage()
    await breakDown()
    expect((await screen.findAllByRole("status")).map(({ textContent }) => textContent)).toContain(
      "Total of 2 lines: $700.00"
    )
    await waitFor(async () => expect((await field("Price")).value).toBe("$700.00"))
    await fill("Includes", "Haul-away\n\n Permit ")
    await send()
    expect(await screen.findByText("Offer sent")).toBeTruthy()
    const offer = await offerOf(quote.id)
    expect(offer).toMatchObject({ version: 1, price: 700, includes: ["Haul-away", "Permit"] })
    expect(offer.lines.map(({ amount }: { readonly amount: number }) => amount)).toEqual([800, -100])
    cleanup()
    await visit(app, <ProviderScreens />, { path, as: reyes })
    await waitFor(async () => expect((await field("Price")).value).toBe("$700.00"))
    await user.click(screen.getByRole("button", { name: "Remove line 2: For neighbors" }))
    await send("Revise offer")
    expect(await screen.findByText("Offer revised")).toBeTruthy()
    cleanup()
    await visit(app, <ProviderScreens />, { path, as: reyes })
    await waitFor(async () => expect((await field("Price")).value).toBe("$800.00"))
    await send("Revise offer")
    expect(await screen.findByText("Nothing has changed")).toBeTruthy()
    expect(await offerOf(quote.id)).toMatchObject({ version: 2, price: 800 })
  })

  it("shows all that is wrong at its fields, in a line as well, and loses nothing", async () => {
    await openPage()
    await breakDown()
    fillLine(2, { "What it is": "ab" })
    await fill("Valid until", "2020-01-01")
    await fill("Deposit", "800")
    await send()
    expect(await line(2).findByText("Please say in 3 to 200 characters what this is")).toBeTruthy()
    expect(document.activeElement).toBe(line(2).getByLabelText("What it is"))
    expect(screen.getByText("Please choose a day from tomorrow on")).toBeTruthy()
    expect((await field("Price")).value).toBe("$700.00")
  })

  it("says of a price per unit that its cents are not whole, and counts its line with the total", async () => {
    await openPage()
    await breakDown()
    fillLine(1, { "Unit price": "112.346" })
    await send()
    expect(await line(1).findByText("Please use whole cents")).toBeTruthy()
    expect(line(1).getByText("$898.80")).toBeTruthy()
    expect(screen.getByText("Total of 2 lines: $798.80")).toBeTruthy()
  })

  it("takes what is wrong with a line along when one above it is removed", async () => {
    const fault = "Please give a price per unit"
    await openPage()
    await breakDown()
    fillLine(2, { "Discount per unit": "" })
    await press("Add a line")
    await screen.findByRole("group", { name: "Line 3" })
    fillLine(3, { "What it is": "Haul-away", "Unit price": "50" })
    await send()
    expect(await line(2).findByText(fault)).toBeTruthy()
    await press("Remove line 1: Set the tub")
    expect(await line(1).findByText(fault)).toBeTruthy()
    expect(line(1).getByLabelText<HTMLInputElement>("What it is").value).toBe("For neighbors")
    expect(line(2).queryByText(fault)).toBeNull()
  })

  it("has a price that is right once its lines name it, whatever was wrong before", async () => {
    await openPage()
    await field("Price")
    await send()
    expect(await screen.findByText("Price must be at least $1")).toBeTruthy()
    await breakDown()
    await waitFor(async () => expect((await field("Price")).value).toBe("$700.00"))
    await waitFor(async () => expect((await field("Price")).getAttribute("aria-invalid")).toBe("false"))
    expect(screen.queryByText("Price must be at least $1")).toBeNull()
  })

  it("leads to the button that adds a line when the only one is removed", async () => {
    await openPage()
    await press("Break it down")
    await press("Add a line")
    await press("Remove line 1")
    await waitFor(() => expect(screen.queryByRole("group", { name: "Line 1" })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a line" }))
  })

  it("has no price before one is named", async () => {
    await openPage()
    await press("Break it down")
    await press("Add a line")
    await screen.findByRole("group", { name: "Line 1" })
    fillLine(1, { "What it is": "Set the tub" })
    await waitFor(() => expect(screen.getByLabelText("Price").hasAttribute("readonly")).toBe(true))
    expect((await field("Price")).value).toBe("")
    expect(screen.queryByText(/Total of/)).toBeNull()
    fillLine(1, { "Unit price": "100" })
    await waitFor(async () => expect((await field("Price")).value).toBe("$100.00"))
  })
})

const saveElsewhere = (name: string) =>
  callOnce("POST /api/me/offer-templates", { body: { name, offer: { price: 700 } } })

describe("templates", () => {
  it("are saved, used, renamed and deleted, and take no days along", { timeout: 60_000 }, async () => {
    const { history, quote } = await openPage()
    await breakDown()
    await fill("Valid until", "2026-01-01")
    await press("Save as template")
    await fill("Name", "Tub")
    await press("Save template")
    await press("Use a template")
    const use = await screen.findByRole("button", { name: "Tub" })
    // Saving a template sends no offer.
    expect(await offerOf(quote.id)).toBeNull()
    expect(history).toHaveLength(1)
    await user.click(use)
    await press("Keep editing")
    await press("Rename Tub")
    await fill("Name", "Tub and tile")
    await press("Rename")
    await press("Delete Tub and tile")
    await press("Delete template")
    const nothingLeft = await screen.findByText(/^You have no templates yet/)
    await waitFor(() => expect(document.activeElement).toBe(nothingLeft.parentElement))
  })

  it("fill an empty offer at once", async () => {
    await openPage()
    await breakDown()
    await press("Save as template")
    await fill("Name", "Tub")
    await press("Save template")
    await screen.findByText("Template saved")
    cleanup()
    localStorage.clear()
    const { quote } = await openPage()
    await press("Use a template")
    await press("Tub")
    await waitFor(async () => expect((await field("Price")).value).toBe("$700.00"))
    const leads = screen.getByRole("button", { name: "Use a template" })
    await waitFor(() => expect(document.activeElement).toBe(leads))
    // The first template has filled the fields by now: the next one asks before it replaces them.
    await user.click(leads)
    await press("Tub")
    await press("Use template")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(leads))
    await send()
    expect(await screen.findByText("Offer sent")).toBeTruthy()
    expect(await offerOf(quote.id)).toMatchObject({ price: 700, validUntil: null })
  })

  it("that were saved in another tab are there when one opens them, or comes back to them", async () => {
    const { navigate, path } = await openPage()
    await press("Use a template")
    await screen.findByText(/^You have no templates yet/)
    await saveElsewhere("Tub")
    fireEvent(window, new Event("visibilitychange"))
    expect(await screen.findByRole("button", { name: "Tub" })).toBeTruthy()
    await act(async () => navigate("/dashboard?tab=quotes"))
    await waitFor(() => expect(screen.queryByText("Use a template")).toBeNull())
    await saveElsewhere("Sink")
    await act(async () => navigate(path))
    await press("Use a template")
    expect(await screen.findByRole("button", { name: "Sink" })).toBeTruthy()
  })

  it("stay without a word where they cannot be asked for again", async () => {
    const { queryClient } = await openPage()
    await saveElsewhere("Tub")
    await press("Use a template")
    await screen.findByRole("button", { name: "Tub" })
    const asked = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError("offline")))
    vi.stubGlobal("fetch", asked)
    fireEvent(window, new Event("visibilitychange"))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByRole("button", { name: "Tub" })).toBeTruthy()
    expect(screen.queryByText("Your templates could not be loaded.")).toBeNull()
  })

  it("are not saved of an offer with an unfinished line, and which one that is stands there", async () => {
    await openPage()
    await breakDown()
    fillLine(2, { "Discount per unit": "" })
    await press("Save as template")
    await fill("Name", "Tub")
    await press("Save template")
    expect((await screen.findByRole("alert")).textContent).toBe("Line 2: Please give a price per unit")
    await press("Go back")
    await press("Leave")
    fillLine(2, { "Discount per unit": "100" })
    await press("Save as template")
    await fill("Name", "Tub")
    await press("Save template")
    expect(await screen.findByText("Template saved")).toBeTruthy()
  })

  it("stay where they cannot be deleted, and the question says why", async () => {
    await openPage()
    await saveElsewhere("Tub")
    await press("Use a template")
    await press("Delete Tub")
    vi.stubGlobal("fetch", async () => Response.json({ detail: "Not just now." }, { status: 500 }))
    await press("Delete template")
    const question = within(screen.getByRole("dialog", { name: "Delete “Tub”?" }))
    expect((await question.findByRole("alert")).textContent).toBe("Not just now.")
  })

  it.each([
    ["deleted", "Delete Tub", "Delete template", 0],
    ["renamed", "Rename Tub", "Rename", 1]
  ])("that were deleted elsewhere leave the list when they are %s", async (_, begin, step, failures) => {
    await openPage()
    await post("/api/me/offer-templates", { name: "Tub", offer: { price: 90 } })
    await press("Use a template")
    await screen.findByRole("button", { name: "Tub" })
    const [{ id }] = await (await fetch("/api/me/offer-templates")).json()
    await post(`/api/me/offer-templates/${id}/delete`, {})
    await press(begin)
    await press(step)
    const nothingLeft = await screen.findByText(/^You have no templates yet/)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(nothingLeft.parentElement))
    expect(screen.queryAllByText(/^Failed to/)).toHaveLength(failures)
  })
})
