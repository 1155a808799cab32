import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seeHidden } from "#tests/support/ui/see-hidden.ts"

import { choice, location, namesOnCards, openPage, seedTrades, watchLists } from "./parts.tsx"

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

describe("the address bar", () => {
  it("brings back a search and its order", async () => {
    const lists = watchLists()
    await openPage(app, `${plumbing}?location=78704&availability=asap&sortBy=price`)
    await waitFor(() => expect(lists()).toHaveLength(1))
    expect(lists()[0]).toMatchObject({ location: "78704", availability: "asap", sortBy: "price" })
    expect([location().value, choice().value]).toEqual(["78704", "asap"])
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).value).toBe("price")
  })

  it("passes over what the page does not offer", async () => {
    const lists = watchLists()
    await openPage(app, `${plumbing}?specialty=Roofing&service=gutter&availability=soon&sortBy=luck`)
    await waitFor(() => expect(lists()).toHaveLength(1))
    expect(lists()).toEqual([{ specialty: "Plumbing", sortBy: "rating", limit: "20", offset: "0" }])
  })

  it("puts the fields back when people go back", async () => {
    const { navigate } = await openPage(app, `${construction}?location=Boston%2C+MA`)
    await screen.findByText("Showing 1 of 1 builders")
    await userEvent.type(location(), " and more")
    act(() => navigate(construction))
    expect(await screen.findByText("Showing 6 of 8 builders")).toBeTruthy()
    expect(location().value).toBe("")
  })
})

describe("the order", () => {
  it("changes the list at once, and keeps what was typed but not applied", async () => {
    const { history } = await openPage(app, plumbing)
    await screen.findByText("Showing 2 of 2 plumbers")
    expect(namesOnCards()).toEqual(["Dear and Good", "Cheap and Fair"])
    await userEvent.type(location(), "Boston")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Best Price")
    await waitFor(() => expect(namesOnCards()).toEqual(["Cheap and Fair", "Dear and Good"]))
    expect(history.at(-1)).toBe(`${plumbing}?sortBy=price`)
    expect(location().value).toBe("Boston")
  })

  it("stays when another search is applied", async () => {
    const { history } = await openPage(app, `${plumbing}?sortBy=reviews`)
    await userEvent.type(location(), "78704{Enter}")
    await screen.findByText("Showing 2 of 2 plumbers")
    expect(history.at(-1)).toBe(`${plumbing}?location=78704&sortBy=reviews`)
  })
})
