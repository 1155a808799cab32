import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"

import { answerAt, button, press, shownNames, withStatus } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const plumbers = Array.from({ length: 22 }, (_, index) => ({
  businessName: `Plumber ${index}`,
  rating: index === 0 ? 4.9 : 4,
  isLicensed: index < 2,
  availability: index === 1 ? ("asap" as const) : ("month" as const),
  hourlyRateMin: 50 + index
}))
const mover = {
  businessName: "Lone Star Movers",
  specialties: ["Moving"],
  rating: 3.5,
  availability: "week" as const
}

let app: RunningApp
beforeAll(async () => {
  app = await startApp()
  await app.run(seedProviders([...plumbers, mover]))
})
afterAll(() => app.stop())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (search = "") => visit(app, <ProvidersScreen />, { path: `/providers${search}` })
const found = (words: string) => screen.findByText(words)

const options = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll("option")].map(({ value }) => value)

describe("the provider list", () => {
  it("shows six placeholders, then how many there are and the first twenty", async () => {
    const opened = open()
    await waitFor(() => expect(screen.getAllByTestId("skeleton-card")).toHaveLength(6))
    await opened
    expect(screen.getByText("Service Providers", { selector: "h1" })).toBeTruthy()
    expect((await found("Found 23 professionals")).getAttribute("role")).toBe("status")
    expect(shownNames()).toHaveLength(20)
    expect(shownNames()[0]).toBe("Plumber 0")
  })

  it("appends the next page, and leads the keyboard to its first card", async () => {
    await open()
    await found("Found 23 professionals")
    await press("Load More Providers")
    await waitFor(() => expect(shownNames()).toHaveLength(23))
    expect(new Set(shownNames()).size).toBe(23)
    expect(document.activeElement).toBe(document.querySelectorAll("article")[20])
    expect(screen.queryByText("Load More Providers")).toBeNull()
    expect(screen.getByText("Showing 23 of 23 professionals")).toBeTruthy()
  })

  it("keeps what it has when the next page fails", async () => {
    await open()
    await found("Found 23 professionals")
    answerAt("/api/providers", withStatus(500))
    await press("Load More Providers")
    expect(await screen.findByText("Failed to load service providers. Please try again later.")).toBeTruthy()
    expect(shownNames()).toHaveLength(20)
    vi.unstubAllGlobals()
    await press("Try again")
    await waitFor(() => expect(shownNames()).toHaveLength(23))
  })

  it("says so when nobody matches, and offers the way out", async () => {
    const { history } = await open("?specialty=Roofing&sortBy=price")
    expect(await screen.findByText("No service providers found matching your criteria.")).toBeTruthy()
    expect(screen.getByText("Found 0 professionals")).toBeTruthy()
    await press("Remove the filters")
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers?sortBy=price")
  })

  it("says so when it cannot be loaded, and tries again", async () => {
    answerAt("/api/providers", withStatus(500))
    await visit(app, <ProvidersScreen />, { path: "/providers" })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Failed to load service providers. Please try again later."
    )
    vi.unstubAllGlobals()
    await press("Try again")
    await found("Found 23 professionals")
  })
})

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
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers?sortBy=price")
    expect(screen.queryByText(/active filter/)).toBeNull()
  })

  it("that have no control here can be taken off one by one", async () => {
    const { history } = await open("?minRating=3&isInsured=true&zipCode=78704")
    await press("Insured")
    await press("Rated 3 or more")
    await press("ZIP code 78704")
    await found("Found 23 professionals")
    expect(history.at(-1)).toBe("/providers")
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
