import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { seeHidden } from "#tests/support/ui/see-hidden.ts"

import {
  addressOf,
  cards,
  choice,
  location,
  namesOnCards,
  openPage,
  searchButton,
  seedTrades,
  watchLists
} from "./parts.tsx"

seeHidden()

const app = atApp()
beforeAll(async () => {
  await seedTrades(app)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const construction = "/services/new-construction"
const plumbing = "/services/plumbing"

describe("the list", () => {
  it("shows six placeholders, then the six best rated and how many there are", async () => {
    await openPage(app, construction)
    expect(screen.getAllByTestId("skeleton-card")).toHaveLength(6)
    expect(await screen.findByText("Showing 6 of 8 builders")).toBeTruthy()
    expect(namesOnCards()).toEqual([
      "Builder 4.7",
      "Builder 4.6",
      "Builder 4.5",
      "Builder 4.4",
      "Builder 4.3",
      "Builder 4.2"
    ])
    expect(screen.queryAllByTestId("skeleton-card")).toHaveLength(0)
  })

  it("tells what was found, or that nobody was, to screen readers too", async () => {
    await openPage(app, construction)
    const words = await screen.findByText("Showing 6 of 8 builders")
    const status = words.closest("[role=status]")
    await userEvent.type(location(), "Anchorage, AK{Enter}")
    await screen.findByText("No builders found")
    expect(status?.isConnected).toBe(true)
    expect(status?.textContent).toContain("No builders found")
  })

  it("says that it does not know a place", async () => {
    await openPage(app, `${construction}?location=Xyzzy`)
    expect(await screen.findByText("We do not know a place called 'Xyzzy'. Try a ZIP code.")).toBeTruthy()
    expect(screen.getByText("No builders found")).toBeTruthy()
  })

  it("says near which place it is, where that was typed with errors", async () => {
    await openPage(app, `${construction}?location=Autsin`)
    expect(await screen.findByText("Showing 6 of 7 builders near Austin, TX")).toBeTruthy()
  })

  it("goes on with the nearest where nobody is within reach", async () => {
    await openPage(app, `${construction}?location=Anchorage%2C+AK`)
    expect(await screen.findByText("No builders within 50 miles of Anchorage, AK. The nearest:")).toBeTruthy()
    expect(cards()).toHaveLength(6)
    const project = await screen.findByRole("link", { name: "Post this as a project" })
    expect(project.getAttribute("href")).toBe("/start-project?trade=Construction&location=Anchorage%2C+AK")
    expect(await screen.findByRole("button", { name: "Tell me when one joins" })).toBeTruthy()
  })

  it("shows that nobody was found when it cannot be fetched, and asks again when told to", async () => {
    const fetching = vi.spyOn(globalThis, "fetch")
    fetching.mockImplementation(async (asked) => {
      const address = addressOf(asked)
      if (address.startsWith("/api/providers")) return new Response("", { status: 500 })
      return new Response(address.startsWith("/api/local-pages") ? "[]" : "{}")
    })
    await openPage(app, construction)
    expect(await screen.findByText("No builders found")).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
    fetching.mockRestore()
    await userEvent.click(searchButton())
    expect(await screen.findByText("Showing 6 of 8 builders")).toBeTruthy()
  })
})

describe("searching", () => {
  it("applies nothing while people type and choose", async () => {
    const lists = watchLists()
    const { history } = await openPage(app, construction)
    await screen.findByText("Showing 6 of 8 builders")
    await userEvent.type(location(), "Boston, MA")
    await userEvent.selectOptions(choice(), "Custom Homes")
    expect(lists()).toHaveLength(1)
    expect(history).toEqual([construction])
    expect(cards()).toHaveLength(6)
  })

  it("applies the place when the button is pressed", async () => {
    const { history } = await openPage(app, construction)
    await screen.findByText("Showing 6 of 8 builders")
    await userEvent.type(location(), "  Boston, MA ")
    await userEvent.click(searchButton())
    expect(await screen.findByText("Showing 1 of 1 builders")).toBeTruthy()
    expect(namesOnCards()).toEqual(["Builder 3.9"])
    expect(history.at(-1)).toBe(`${construction}?location=Boston%2C+MA`)
    expect(location().value).toBe("Boston, MA")
  })

  it("applies on Enter in the place too", async () => {
    await openPage(app, construction)
    await userEvent.type(location(), "02108{Enter}")
    expect(await screen.findByText("Showing 1 of 1 builders")).toBeTruthy()
  })

  it("sends neither an empty place nor the choice of all", async () => {
    const lists = watchLists()
    await openPage(app, `${construction}?location=Anchorage%2C+AK&service=adu`)
    await screen.findByText("No builders found")
    expect(choice().value).toBe("adu")
    await userEvent.clear(location())
    await userEvent.selectOptions(choice(), "All Projects")
    await userEvent.click(searchButton())
    await screen.findByText("Showing 6 of 8 builders")
    expect(lists()).toContainEqual({
      specialty: "Construction",
      sortBy: "rating",
      limit: "20",
      offset: "0"
    })
    expect(choice().value).toBe("all")
  })

  it("lifts its filters when they find nobody", async () => {
    const { history } = await openPage(app, `${construction}?location=99501&service=adu`)
    await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }))
    expect(await screen.findByText("Showing 6 of 8 builders")).toBeTruthy()
    expect(history.at(-1)).toBe(construction)
    expect([location().value, choice().value]).toEqual(["", ""])
  })
})

it("scrolls to what it found without motion for people who want none", async () => {
  const shown = vi.spyOn(HTMLElement.prototype, "scrollIntoView")
  await openPage(app, plumbing)
  await screen.findByText("Showing 2 of 2 plumbers")
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }))
  await userEvent.click(searchButton())
  expect(shown).toHaveBeenLastCalledWith({ behavior: "auto", block: "start" })
})

it("says whom it begins with where help is wanted at once, as long as it does", async () => {
  await app.run(seedProvider({ businessName: "Comes Today", availability: "today" }))
  await openPage(app, plumbing)
  await userEvent.type(location(), "78704")
  await userEvent.click(screen.getByRole("button", { name: "Get Emergency Help" }))
  expect(await screen.findByText("Showing 1 of 1 plumbers, the nearest to 78704 first")).toBeTruthy()
  expect(namesOnCards()).toEqual(["Comes Today"])
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "price")
  expect(await screen.findByText("Showing 1 of 1 plumbers")).toBeTruthy()
})

it("begins with nobody in a whole state, and far from everybody has those alone who come today", async () => {
  await app.run(seedProvider({ businessName: "Comes Today", availability: "today" }))
  await openPage(app, plumbing)
  await userEvent.type(location(), "Texas")
  await userEvent.click(screen.getByRole("button", { name: "Get Emergency Help" }))
  expect(await screen.findByText(/^Showing \d of \d plumbers$/)).toBeTruthy()
  await userEvent.clear(location())
  await userEvent.type(location(), "Anchorage, AK")
  await userEvent.click(searchButton())
  await screen.findByText(/The nearest:$/)
  expect(new Set(namesOnCards())).toEqual(new Set(["Comes Today"]))
  expect(screen.getAllByText("Call")).toHaveLength(cards().length)
})

it("has the way to call there also for who comes back, as after signing in for it", async () => {
  await app.run(seedProvider({ businessName: "Comes Today", availability: "today" }))
  const { history, unmount } = await openPage(app, `${plumbing}?location=78704`)
  await userEvent.click(screen.getByRole("button", { name: "Get Emergency Help" }))
  const before = (await screen.findAllByText("Call")).length
  unmount()
  await openPage(app, history.at(-1) ?? "")
  expect(await screen.findAllByText("Call")).toHaveLength(before)
})

describe("with nobody who comes today", () => {
  const quiet = atApp()
  beforeAll(async () => {
    await seedTrades(quiet)
  })

  it.each(["78704", "Texas"])(
    "says so, and what can be done, where help is wanted at once: %s",
    async (place) => {
      await openPage(quiet, plumbing)
      await userEvent.clear(location())
      await userEvent.type(location(), place)
      await userEvent.click(screen.getByRole("button", { name: "Get Emergency Help" }))
      expect(await screen.findByText(/^Nobody .* matches all that you have asked for\.$/)).toBeTruthy()
      expect(cards()).toHaveLength(0)
      const project = screen.getByRole("link", { name: "Post this as a project" })
      expect(project.getAttribute("href")).toMatch(/^\/start-project\?trade=Plumbing&location=/)
      expect(await screen.findByRole("button", { name: "Tell me when one joins" })).toBeTruthy()
    }
  )
})
