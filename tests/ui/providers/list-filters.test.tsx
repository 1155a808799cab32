import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

import { listedProviders } from "./listed-providers.ts"
import { button, press, shownNames } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
beforeAll(async () => {
  await app.run(seedProviders([...listedProviders]))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (search = "") => visit(app, <ProvidersScreen />, { path: `/providers${search}` })
const found = (words: string) => screen.findByText(words)

const options = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll("option")].map(({ value }) => value)

describe("filters", () => {
  it.each([
    ["Top Rated", "?minRating=4.5", ["Plumber 0"]],
    ["Available Today", "?availability=today", ["Plumber 1"]],
    ["Licensed", "?isLicensed=true", ["Plumber 0", "Plumber 1"]]
  ])("%s is pressed and released", async (name, search, matching) => {
    const { history } = await open()
    await found("Found 23 professionals")
    await press(name)
    await waitFor(() => expect(shownNames()).toEqual(matching))
    expect(history.at(-1)).toBe(`/providers${search}`)
    expect(button(name).getAttribute("aria-pressed")).toBe("true")
    expect(screen.getByText("1 active filter")).toBeTruthy()
    await press(name)
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers")
    expect(button(name).getAttribute("aria-pressed")).toBe("false")
  })

  it("offer the six specialties, five availabilities and four orders", async () => {
    await open()
    expect(options("Specialty")).toEqual([
      "",
      "Plumbing",
      "Electrical",
      "Cleaning",
      "Roofing",
      "Painting",
      "Landscaping"
    ])
    expect(options("Availability")).toEqual(["", "asap", "today", "week", "month", "flexible"])
    expect(options("Sort by")).toEqual(["rating", "distance", "price", "reviews"])
  })

  it("honour the specialty of a category's link, also one that they do not offer", async () => {
    await open("?specialty=Moving")
    await found("Found 1 professional")
    expect(shownNames()).toEqual(["Lone Star Movers"])
    expect(screen.getByLabelText<HTMLSelectElement>("Specialty").value).toBe("Moving")
  })

  it("recognise a specialty in any case", async () => {
    await open("?specialty=plumbing")
    await found("Found 22 professionals")
    expect(screen.getByLabelText<HTMLSelectElement>("Specialty").value).toBe("Plumbing")
  })

  it("start from the first page again", async () => {
    await open()
    await found("Found 23 professionals")
    await press("Load More Providers")
    await waitFor(() => expect(shownNames()).toHaveLength(23))
    await user.selectOptions(screen.getByLabelText("Specialty"), "Plumbing")
    await found("Found 22 professionals")
    expect(shownNames()).toHaveLength(20)
  })

  it("go all at once, except the order", async () => {
    const { history } = await open("?specialty=Plumbing&isLicensed=true&isInsured=true&sortBy=price")
    expect(screen.getByText("3 active filters")).toBeTruthy()
    await press("Clear All")
    expect(document.activeElement).toBe(await found("Found 23 professionals"))
    expect(history.at(-1)).toBe("/providers?sortBy=price")
    expect(screen.queryByText(/active filter/)).toBeNull()
  })

  it("that have no control here can be taken off one by one", async () => {
    const { history } = await open("?minRating=3&isInsured=true&zipCode=78704&within=10")
    for (const filter of ["Insured", "Rated 3 or more", "Within 10 miles", "ZIP code 78704"]) {
      await press(filter)
      expect(document.activeElement).toBe(screen.getByText(/^Found |^Finding /))
    }
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers")
  })

  it("show a ZIP code of the address as the place, until another one is typed", async () => {
    localStorage.setItem("last-place", "Boston, MA")
    const { history } = await open("?zipCode=78704&location=Boston%2C+MA&specialty=Moving")
    const place = screen.getByLabelText<HTMLInputElement>("Location")
    expect(place.value).toBe("78704")
    await found("Found 1 professional")
    await press("Search")
    expect(history.at(-1)).toBe("/providers?location=78704&specialty=Moving")
    await found("Found 1 professional")
    await user.clear(place)
    await user.type(place, "Dallas, TX{Enter}")
    expect(history.at(-1)).toBe("/providers?location=Dallas%2C+TX&specialty=Moving")
    await screen.findByText(/^No movers within 50 miles of Dallas, TX/)
    localStorage.clear()
  })

  it("search by words and place, which then stand in the fields", async () => {
    const { history } = await open()
    await user.type(screen.getByLabelText("Service"), "movers")
    await user.type(screen.getByLabelText("Location"), " 78704 {Enter}")
    await found("Found 1 professional")
    expect(history.at(-1)).toBe("/providers?service=movers&location=78704")
    expect(screen.getByLabelText<HTMLInputElement>("Location").value).toBe("78704")
    expect(screen.getByText("Less than a mile away")).toBeTruthy()
  })

  it("search on a phone for what stands in their fields, also by the button below the choices", async () => {
    const { history } = await open()
    await found("Found 23 professionals")
    const line = screen.getByText("What do you need done?")
    expect(line.closest("button")?.getAttribute("aria-description")).toBe("Change the search")
    await user.click(line)
    const sheet = within(await screen.findByRole("dialog", { name: "Search" }))
    await user.selectOptions(sheet.getByLabelText("Specialty"), "Plumbing")
    await user.type(sheet.getByLabelText("Location"), "78704")
    await user.click(sheet.getByText("Show professionals"))
    expect(history.at(-1)).toBe("/providers?location=78704&specialty=Plumbing")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("follow the address bar on Back", async () => {
    const { navigate } = await open("?service=movers&sortBy=reviews")
    await found("Found 1 professional")
    act(() => navigate("/providers?availability=week"))
    await found("Found 2 professionals")
    expect(screen.getByLabelText<HTMLInputElement>("Service").value).toBe("")
    expect(screen.getByLabelText<HTMLSelectElement>("Availability").value).toBe("week")
    expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("rating")
  })

  it("order the list by price", async () => {
    await open("?specialty=Plumbing")
    await found("Found 22 professionals")
    await user.selectOptions(screen.getByLabelText("Sort by"), "price")
    await waitFor(() => expect(shownNames().slice(0, 3)).toEqual(["Plumber 0", "Plumber 1", "Plumber 2"]))
  })
})
