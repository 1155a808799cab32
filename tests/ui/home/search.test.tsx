import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { HomeScreen } from "#ui/features/home/HomeScreen.tsx"

import { press, shownNames } from "../providers/parts.ts"
import { listedProviders, pathsUnder, shown } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
beforeAll(async () => {
  await app.run(seedProviders(listedProviders))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const namesOf = (select: HTMLElement) =>
  [...select.querySelectorAll("option")].map(({ textContent }) => textContent)

const open = (search = "") => visit(app, <HomeScreen />, { path: `/${search}` })

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

const location = () => screen.getByLabelText<HTMLInputElement>("Location").value

/** Where the way to all stands, as seen from the first card. */
const placeOfAll = () => {
  const [first] = screen.getAllByTestId("provider-card")
  return first?.compareDocumentPosition(screen.getByRole("link", { name: "See All Professionals" }))
}

const fill = async () => {
  await screen.findByText("Roofing", { selector: "option" })
  await user.type(screen.getByLabelText("Service"), "gutters")
  await user.selectOptions(screen.getByLabelText("Category"), "Roofing")
  await user.type(screen.getByLabelText("Location"), "78704")
}

describe("the search", () => {
  it("restricts nothing until it is sent", async () => {
    const { history } = await open()
    await fill()
    expect(history).toEqual(["/"])
  })

  it("fills the grid, stands in the address bar, and leads there", async () => {
    const { history } = await open()
    await fill()
    await press("Search")
    expect(await screen.findByText("Found 1 professional for “gutters” in Roofing near 78704")).toBeTruthy()
    expect(shownNames()).toContain("Dry Roofs")
    expect(history.at(-1)).toBe("/?service=gutters&location=78704&specialty=Roofing")
    expect(document.activeElement?.textContent).toContain("Top-Rated Professionals")
    expect(pathsUnder("Top-Rated Professionals").at(-1)).toBe(
      "/providers?service=gutters&location=78704&specialty=Roofing"
    )
  })

  it("has its answer right below it, where nothing was entered too", async () => {
    const { history } = await open()
    await shown(12)
    expect(titles()[0]).toBe("Popular Services")
    await press("Search")
    expect(titles().slice(0, 2)).toEqual(["Top-Rated Professionals", "Popular Services"])
    expect(document.activeElement?.textContent).toContain("Top-Rated Professionals")
    await shown(12)
    expect(history).toEqual(["/"])
  })

  it("shows the way to all below what it finds, and above the list until then", async () => {
    await open("?service=gutters")
    await screen.findAllByTestId("provider-card")
    expect(placeOfAll()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press("Clear Search")
    await shown(12)
    expect(placeOfAll()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it("leads the keyboard to all when it is cleared", async () => {
    await open("?service=gutters")
    await screen.findAllByTestId("provider-card")
    await press("Clear Search")
    expect(document.activeElement).toBe(document.querySelector("#results"))
  })

  it("offers all categories", async () => {
    await open()
    const [all] = screen.getByLabelText("Category").querySelectorAll("option")
    expect([all?.value, all?.textContent]).toEqual(["", "All Categories"])
    await waitFor(() =>
      expect(namesOf(screen.getByLabelText("Category"))).toEqual(["All Categories", ...categoryNames])
    )
  })

  it("says what a typing error was taken for, and leads to the words as they were typed", async () => {
    await open("?service=guters&specialty=Roofing")
    const instead = await screen.findByRole("link", { name: "guters" })
    expect(instead.parentElement?.textContent).toBe("Showing results for gutters. Search instead for guters")
    expect(instead.getAttribute("href")).toContain("/providers?service=guters")
    expect(instead.getAttribute("href")).toContain("exact=true")
    expect(shownNames()).toContain("Dry Roofs")
  })

  it("does not call those found who are not offered, but may help", async () => {
    await app.run(seedProviders([{ businessName: "Odd Jobs", specialties: ["Handyman"] }]))
    await open("?service=locksmith")
    expect(await screen.findByText("We have no locksmiths yet. A handyman may help.")).toBeTruthy()
    expect(screen.getByText("Found 1 professional who may help with “locksmith”")).toBeTruthy()
  })

  it("shows the place that the text names, and asks for one where nothing names it", async () => {
    const { history, navigate } = await open("?service=plumber+78704")
    await shown(12)
    await waitFor(() => expect(location()).toBe("78704"))
    expect(screen.queryByLabelText("Where do you need it?")).toBeNull()
    act(() => navigate("/?service=plumber"))
    await user.type(await screen.findByLabelText("Where do you need it?"), "78704")
    await press("Show Nearby")
    expect(history.at(-1)).toBe("/?service=plumber&location=78704")
    await waitFor(() => expect(screen.queryByLabelText("Where do you need it?")).toBeNull())
    expect(document.activeElement?.id).toBe("results")
    localStorage.clear()
  })

  it("is taken from the address, and follows it", async () => {
    const { navigate } = await open("?specialty=Roofing&service=gutters")
    await shown(1)
    expect(screen.getByLabelText<HTMLInputElement>("Service").value).toBe("gutters")
    expect(screen.getByLabelText<HTMLSelectElement>("Category").value).toBe("Roofing")
    act(() => navigate("/"))
    await shown(12)
    expect(screen.getByLabelText<HTMLInputElement>("Service").value).toBe("")
    expect(screen.getByLabelText<HTMLSelectElement>("Category").value).toBe("")
  })
})
