import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

import { field } from "../search/parts.ts"
import { press, shownNames } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
beforeAll(async () => {
  const seattle = { location: "Seattle, WA", latitude: 47.61, longitude: -122.33, place: "wa/seattle" }
  await app.run(
    seedProviders([
      { businessName: "Hex & Nickel", specialties: ["Bathroom Remodeling", "Plumbing"] },
      { businessName: "Hexagon", specialties: ["Plumbing"], ...seattle },
      { businessName: "Odd Jobs", specialties: ["Handyman"], description: "Whatever needs doing." }
    ])
  )
})

afterEach(() => localStorage.clear())

const openAt = (query: Readonly<Record<string, string>>) =>
  visit(app, <ProvidersScreen />, { path: `/providers?${new URLSearchParams(query).toString()}` })
const open = (service: string, more: Readonly<Record<string, string>> = {}) => openAt({ service, ...more })

describe("what a search was taken for", () => {
  it("is said where a typing error was corrected, and can be had as it was typed", async () => {
    await open("plumer")
    const instead = await screen.findByRole("link", { name: "plumer" })
    expect(instead.parentElement?.textContent).toBe("Showing results for plumber. Search instead for plumer")
    expect(shownNames()).toEqual(["Hex & Nickel", "Hexagon"])
    await user.click(instead)
    expect(await screen.findByText("No service providers found matching your criteria.")).toBeTruthy()
    expect(screen.queryByText(/Showing results for/)).toBeNull()
  })

  it("is the trade that a card shows", async () => {
    await open("clogged drain")
    const card = await screen.findByRole("article", { name: "Hex & Nickel" })
    expect(within(card).getByText("Plumbing")).toBeTruthy()
    expect(within(card).queryByText("Bathroom Remodeling")).toBeNull()
  })

  it("names who is not offered, and who may help", async () => {
    await open("locksmith")
    expect(await screen.findByText("We have no locksmiths yet. A handyman may help.")).toBeTruthy()
    expect(shownNames()).toEqual(["Odd Jobs"])
    expect(screen.getByText("Found 1 professional who may help")).toBeTruthy()
    expect(document.title).toContain("“locksmith”: 1 professional who may help")
  })
})

const place = () => field("Location").value

describe("a place in the text", () => {
  it("is shown in the field for the place, and the text keeps saying where", async () => {
    localStorage.setItem("last-place", "Seattle, WA")
    const { history } = await open("toilet keeps running 78704")
    await waitFor(() => expect(place()).toBe("78704"))
    expect(shownNames()).toEqual(["Hex & Nickel"])
    await user.clear(field("Service"))
    await user.type(field("Service"), "clogged drain 98101")
    await press("Search")
    await waitFor(() => expect(place()).toBe("98101"))
    expect(shownNames()).toEqual(["Hexagon"])
    expect(history.at(-1)).toBe("/providers?service=clogged+drain+98101")
  })

  it("holds for the next text, which names none", async () => {
    const { history } = await open("toilet keeps running 78704")
    await waitFor(() => expect(place()).toBe("78704"))
    await user.clear(field("Service"))
    await user.type(field("Service"), "clogged drain")
    await press("Search")
    expect(history.at(-1)).toBe("/providers?service=clogged+drain&location=78704")
    await waitFor(() => expect(shownNames()).toEqual(["Hex & Nickel"]))
  })

  it.each([
    ["one of an earlier search", "clogged drain", {}],
    ["one of the search before", "clogged drain", { location: "78704" }],
    ["one of the text before", "clogged drain in Austin", {}]
  ])("goes before a place that nobody has typed beside it, such as %s", async (_, before, more) => {
    localStorage.setItem("last-place", "Austin, TX")
    const { history } = await open(before, more)
    await waitFor(() => expect(place()).not.toBe(""))
    await user.clear(field("Service"))
    await user.type(field("Service"), "plumber in Seattle")
    await press("Search")
    await waitFor(() => expect(shownNames()).toEqual(["Hexagon"]))
    expect(place()).toBe("Seattle, WA")
    expect(history.slice(1)).toEqual(["/providers?service=plumber+in+Seattle"])
  })

  it("leaves the place that an address names beside it", async () => {
    await open("plumber in Seattle", { location: "78704" })
    await waitFor(() => expect(shownNames()).toEqual(["Hex & Nickel"]))
    expect(place()).toBe("78704")
    await press("Search")
    expect(shownNames()).toEqual(["Hex & Nickel"])
  })

  it("gives way to what is typed in the field", async () => {
    const { history } = await open("plumber in Austin")
    await waitFor(() => expect(place()).toBe("Austin, TX"))
    await user.clear(field("Location"))
    await user.type(field("Location"), "98101")
    await press("Search")
    expect(history.at(-1)).toBe("/providers?service=plumber+in+Austin&location=98101")
    await waitFor(() => expect(shownNames()).toEqual(["Hexagon"]))
  })
})

describe("a place with a typing error", () => {
  it.each([
    ["plumber", { location: "Seatle" }],
    ["plumber seatle", {}]
  ])("is said as it was read, of %j with %j", async (service, more) => {
    await open(service, more)
    const read = await screen.findByText("Seattle, WA", { selector: "strong" })
    expect(read.parentElement?.textContent).toBe("Showing results near Seattle, WA.")
    expect(shownNames()).toEqual(["Hexagon"])
  })

  it("is said once where nobody is there", async () => {
    await open("plumber", { location: "Anchrage" })
    expect(await screen.findByText(/^No plumbers within 50 miles of Anchorage, AK\./)).toBeTruthy()
    expect(screen.queryByText(/Showing results near/)).toBeNull()
  })
})

describe("a search for a trade that says nowhere where", () => {
  it("is asked where, and then lists who is near", async () => {
    const { history } = await open("clogged drain")
    await user.type(await screen.findByLabelText("Where do you need it?"), "98101")
    await press("Show Nearby")
    await waitFor(() => expect(shownNames()).toEqual(["Hexagon"]))
    expect(history.at(-1)).toBe("/providers?service=clogged+drain&location=98101")
    expect(document.activeElement?.textContent).toBe("Found 1 professional")
    expect([place(), localStorage.getItem("last-place")]).toEqual(["98101", "98101"])
    expect(screen.queryByLabelText("Where do you need it?")).toBeNull()
  })

  it("is asked where for a specialty, too", async () => {
    const { history } = await openAt({ specialty: "Plumbing" })
    await user.type(await screen.findByLabelText("Where do you need it?"), "98101")
    await press("Show Nearby")
    await waitFor(() => expect(shownNames()).toEqual(["Hexagon"]))
    expect(history.at(-1)).toBe("/providers?location=98101&specialty=Plumbing")
  })

  it('is asked where, too, beside a place that is "near me", which is kept for no other search', async () => {
    await open("clogged drain")
    await user.type(field("Location"), "near me")
    await press("Search")
    expect(await screen.findByText(/^From all over the country/)).toBeTruthy()
    expect(shownNames()).toEqual(["Hex & Nickel", "Hexagon"])
    expect([place(), localStorage.getItem("last-place")]).toEqual(["", null])
  })

  it("is told that nobody knows the place in its text", async () => {
    await open("plumber in Narnia")
    expect(await screen.findByLabelText("Where do you need it?")).toBeTruthy()
    expect(screen.getByText(/^We do not know a place called 'Narnia'. Try a ZIP code./)).toBeTruthy()
    expect(screen.queryByText(/From all over the country/)).toBeNull()
  })

  it.each(["clogged drain 78704", "Hexagon"])("is not what %j is", async (service) => {
    await open(service)
    await waitFor(() => expect(shownNames()).toHaveLength(1))
    expect(screen.queryByLabelText("Where do you need it?")).toBeNull()
  })
})
