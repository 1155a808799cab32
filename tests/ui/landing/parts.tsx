import { fireEvent, screen, within } from "@testing-library/react"
import { vi } from "vitest"

import type { RunningApp } from "#tests/support/app/start-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { pageAt } from "#ui/app/pages/pages.ts"

const austin = { location: "Austin, TX", zipCode: "78704", latitude: 30.2428, longitude: -97.7658 }
const boston = { location: "Boston, MA", zipCode: "02108", latitude: 42.3576, longitude: -71.0684 }

const builder = (rating: number, reviewCount = 10, place = austin) => ({
  ...place,
  businessName: `Builder ${rating.toFixed(1)}`,
  specialties: ["Construction"],
  rating,
  reviewCount
})
const plumber = (businessName: string, rating: number, hourlyRateMin: number) => ({
  ...austin,
  businessName,
  specialties: ["Plumbing"],
  rating,
  hourlyRateMin
})

/** Stores eight builders, one of them in Boston, and two plumbers. */
export const seedTrades = (app: RunningApp) =>
  app.run(
    seedProviders([
      ...[4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7].map((rating) => builder(rating)),
      builder(3.9, 5, boston),
      plumber("Dear and Good", 4.9, 150),
      plumber("Cheap and Fair", 4.0, 40)
    ])
  )

/** Opens a page by its address, as the route table has it. */
export const openPage = async (app: RunningApp, path: string) => {
  const { Part, preload } = pageAt(new URL(path, app.url).pathname).screen
  await preload()
  return visit(app, <Part />, { path })
}

export const addressOf = (asked: Parameters<typeof fetch>[0]) =>
  asked instanceof Request ? asked.url : asked.toString()

/** The queries of the provider lists asked for from now on. */
export const watchLists = () => {
  const fetching = vi.spyOn(globalThis, "fetch")
  return () =>
    fetching.mock.calls.flatMap(([asked]) => {
      const url = new URL(addressOf(asked), "http://here")
      return url.pathname === "/api/providers" ? [Object.fromEntries(url.searchParams)] : []
    })
}

export const form = () => screen.getByRole("search")
export const searchForm = () => within(form())
export const location = () => searchForm().getByLabelText<HTMLInputElement>("Location")
export const choice = () => searchForm().getByRole<HTMLSelectElement>("combobox", { name: /^(?!Location)/ })
export const searchButton = () => searchForm().getByRole("button")

/** Chooses an option by its value and presses the button. */
export const searchFor = (value: string) => {
  fireEvent.change(choice(), { target: { value } })
  fireEvent.click(searchButton())
}

/** The options of a select as pairs of value and words. */
export const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>("option")
    .map((option) => [option.value, option.textContent])

/** Queries within the section of this name. */
export const headingsIn = (name: string | RegExp) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent)

export const cards = () => screen.queryAllByTestId("provider-card")
export const namesOnCards = () =>
  cards().map((card) => within(card).getByRole("heading", { level: 3 }).textContent)
