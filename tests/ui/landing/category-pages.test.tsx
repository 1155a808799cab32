import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seeHidden } from "#tests/support/ui/see-hidden.ts"

import {
  choice,
  headingsIn,
  location,
  openPage,
  optionsOf,
  searchButton,
  searchFor,
  searchForm,
  watchLists
} from "./parts.tsx"

seeHidden()

const app = atApp()
afterEach(() => {
  vi.restoreAllMocks()
})

const urgencies = ["asap", "week", "month", "flexible"]

// The values of docs/product.md#service-filters; plumbing and electrical ask how soon instead.
const pages = [
  {
    path: "/services/plumbing",
    specialty: "Plumbing",
    label: "Urgency",
    sent: "availability",
    values: urgencies
  },
  {
    path: "/services/electrical",
    specialty: "Electrical",
    label: "Urgency",
    sent: "availability",
    values: urgencies
  },
  {
    path: "/services/cleaning",
    specialty: "Cleaning",
    label: "Service",
    sent: "service",
    values: ["house", "deep", "office", "carpet", "move"]
  },
  {
    path: "/services/roofing",
    specialty: "Roofing",
    label: "Service",
    sent: "service",
    values: ["repair", "replacement", "inspection", "gutter", "emergency"]
  },
  {
    path: "/services/painting",
    specialty: "Painting",
    label: "Service",
    sent: "service",
    values: ["interior", "exterior", "cabinet", "deck", "commercial"]
  },
  {
    path: "/services/landscaping",
    specialty: "Landscaping",
    label: "Service",
    sent: "service",
    values: ["lawn", "design", "tree", "irrigation", "hardscape", "cleanup"]
  }
]

const emptyWords = /^No \w+ found$/

describe.each(pages)("$path", (page) => {
  it("asks where, and what or how soon, and offers four orders, six tiles and four reasons", async () => {
    await openPage(app, page.path)
    expect(location().placeholder).toBe("Enter your zip code or city")
    expect(searchForm().getByLabelText(page.label)).toBe(choice())
    expect(optionsOf(choice()).map(([value]) => value)).toEqual(["", ...page.values])
    expect(searchButton().textContent).toMatch(/^Find /)
    expect(optionsOf(screen.getByLabelText("Sort by"))).toEqual([
      ["rating", "Highest Rated"],
      ["distance", "Nearest"],
      ["reviews", "Most Reviews"],
      ["price", "Best Price"]
    ])
    expect(headingsIn(/^What \w+ do$/)).toHaveLength(6)
    expect(headingsIn(/^Why choose/)).toHaveLength(4)
  })

  it("asks for its specialty, best rated first, and for what is applied", async () => {
    const lists = watchLists()
    await openPage(app, page.path)
    await screen.findByText(emptyWords)
    const first = { specialty: page.specialty, sortBy: "rating", limit: "20", offset: "0" }
    expect(lists()).toEqual([first])
    for (const value of page.values) {
      searchFor(value)
      await screen.findByText(emptyWords)
    }
    expect(lists().slice(1)).toEqual(page.values.map((value) => Object.assign({ [page.sent]: value }, first)))
  })

  it("invites professionals when there are none, and leads to all of the trade", async () => {
    await openPage(app, page.path)
    await screen.findByText(emptyWords)
    expect(screen.getByText("Join as a Pro").getAttribute("href")).toBe("/join-as-pro")
    expect(screen.getByText(/^See All/).getAttribute("href")).toBe(`/providers?specialty=${page.specialty}`)
  })
})

describe.each([
  {
    path: "/services/plumbing",
    button: "Get Emergency Help",
    chosen: "asap",
    sent: "availability",
    heading: "Emergency Plumbers",
    lead: "Only those who are available today.",
    usual: "Top-Rated Plumbers"
  },
  {
    path: "/services/roofing",
    button: "Get Emergency Repair",
    chosen: "emergency",
    sent: "service",
    heading: "Emergency Roofers",
    lead: "Those who are available today come first.",
    usual: "Top-Rated Roofers"
  }
])("the emergency section of $path", ({ button, chosen, heading, lead, path, sent, usual }) => {
  it("makes the choice and searches, keeping the place that was typed", async () => {
    const lists = watchLists()
    await openPage(app, path)
    await screen.findByText(emptyWords)
    await userEvent.type(location(), "78704")
    await userEvent.click(screen.getByRole("button", { name: button }))
    const wanted = { [sent]: chosen, location: "78704", sortBy: "distance" }
    await waitFor(() => expect(lists()).toContainEqual(expect.objectContaining(wanted)))
    expect(choice().value).toBe(chosen)
  })

  it("says what the list then shows, until something else is chosen", async () => {
    localStorage.clear()
    await openPage(app, path)
    await screen.findByText(emptyWords)
    expect(screen.getByRole("heading", { name: usual })).toBeTruthy()
    await userEvent.type(location(), "78704")
    await userEvent.click(screen.getByRole("button", { name: button }))
    expect(await screen.findByRole("heading", { name: heading })).toBeTruthy()
    expect(screen.getByText(lead)).toBeTruthy()
    searchFor("")
    expect(await screen.findByRole("heading", { name: usual })).toBeTruthy()
  })

  it("says so again to who comes back to the address that it leaves, but not of another order or choice", async () => {
    localStorage.clear()
    const { history, unmount } = await openPage(app, path)
    await userEvent.type(location(), "78704")
    await userEvent.click(screen.getByRole("button", { name: button }))
    const left = history.at(-1) ?? ""
    unmount()
    const back = await openPage(app, left)
    expect(screen.getByRole("heading", { name: heading })).toBeTruthy()
    back.unmount()
    const placeless = await openPage(app, `${path}?${sent}=${chosen}&sortBy=distance`)
    expect(screen.getByText(/^Where is it\? Enter your ZIP code/)).toBeTruthy()
    placeless.unmount()
    for (const other of [`${sent}=${chosen}&location=78704`, "location=78704&sortBy=distance"]) {
      const { unmount: leave } = await openPage(app, `${path}?${other}`)
      expect(screen.getByRole("heading", { name: usual })).toBeTruthy()
      leave()
    }
  })

  it("asks for the place first, and shows nobody before", async () => {
    localStorage.clear()
    await openPage(app, path)
    await screen.findByText(emptyWords)
    await userEvent.click(screen.getByRole("button", { name: button }))
    expect(
      await screen.findByText("Where is it? Enter your ZIP code above to see who can come today.")
    ).toBeTruthy()
    expect(document.activeElement).toBe(location())
    const prompt = document.getElementById(location().getAttribute("aria-describedby") ?? "")
    expect(prompt?.textContent).toMatch(/^Enter your ZIP code, and we show who can come today/)
    expect(screen.queryAllByTestId("provider-card")).toEqual([])
  })
})

it("warns of live wires on the electrical page", async () => {
  await openPage(app, "/services/electrical")
  const warning = within(screen.getByRole("region", { name: /Safety first/ }))
  expect(warning.getAllByRole("listitem").length).toBeGreaterThan(2)
})

it("lets three customers speak on the cleaning page", async () => {
  await openPage(app, "/services/cleaning")
  await screen.findByText("No cleaners found")
  expect(
    within(screen.getByRole("region", { name: "What customers say" })).getAllByRole("figure")
  ).toHaveLength(3)
})
