import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seeHidden } from "#tests/support/ui/see-hidden.ts"

import { improvementPages } from "./improvement-table.ts"
import {
  choice,
  form,
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

describe.each(improvementPages)("$path", (page) => {
  it("shows its six cards, its four reasons, and a search form whose type starts empty", async () => {
    await openPage(app, page.path)
    expect(headingsIn(/^What/)).toEqual(page.cards)
    expect(headingsIn(/^Why/)).toEqual(page.trust)
    expect(location().placeholder).toBe("Enter your zip code or city")
    expect(searchForm().getByLabelText(page.type)).toBe(choice())
    expect(choice().value).toBe("")
    expect(optionsOf(choice()).slice(1)).toEqual(page.options)
    expect(searchButton().textContent).toBe(page.button)
  })

  it("says when there is nobody, and leads to all of the trade", async () => {
    await openPage(app, page.path)
    expect(await screen.findByText(page.empty)).toBeTruthy()
    expect(screen.getByText("Try adjusting your search criteria or location.")).toBeTruthy()
    const seeAll = screen.getByText(page.seeAll.words)
    expect(seeAll.getAttribute("href")).toBe(page.seeAll.href)
  })

  it("asks for its specialty, best rated first, and for the type that is applied", async () => {
    const lists = watchLists()
    await openPage(app, page.path)
    await screen.findByText(page.empty)
    const first = { specialty: page.specialty, sortBy: "rating", limit: "20", offset: "0" }
    expect(lists()).toEqual([first])
    const slugs = page.options.slice(1).flatMap(([slug = ""]) => slug)
    for (const slug of slugs) {
      searchFor(slug)
      await screen.findByText(page.empty)
    }
    expect(lists().slice(1)).toEqual(slugs.map((service) => Object.assign({ service }, first)))
  })

  it("leads from the hero and from its end to the search form, and to a new project", async () => {
    await openPage(app, page.path)
    const shown = vi.spyOn(HTMLElement.prototype, "scrollIntoView")
    await screen.findByText(page.empty)
    for (const words of [/^Find .* ?(Builders|Pros)$/, /^Choose a /]) {
      await userEvent.click(screen.getByText(words, { selector: "button" }))
      expect(shown.mock.contexts.at(-1)).toHaveProperty("id", form().id)
      expect(document.activeElement?.id).toBe(form().id)
    }
    expect(screen.getByText("Start Your Project").getAttribute("href")).toBe("/start-project")
  })
})

it("tells the four steps of a construction project, in their order", async () => {
  await openPage(app, "/services/new-construction")
  expect(headingsIn("How a building project goes")).toEqual([
    "Planning & Design",
    "Permits & Approvals",
    "Construction Phase",
    "Final Walkthrough"
  ])
})

it("gives advice for the backyard in every season", async () => {
  await openPage(app, "/services/backyard-renovations")
  await screen.findByText("No backyard professionals found")
  expect(headingsIn("The right season for each job")).toEqual(["Spring", "Summer", "Fall", "Winter"])
})
