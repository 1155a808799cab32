import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { LocalPage } from "#domain/local/local-page.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { visit } from "#tests/support/ui/visit.tsx"
import { pageAt } from "#ui/app/pages/pages.ts"
import { localLead } from "#ui/features/local/local-words.ts"
import { LocalScreen } from "#ui/features/local/LocalScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"

import { answerAt, withStatus } from "../providers/parts.ts"
import { listTown } from "./town.ts"

const app = atApp()
let roofers: ReadonlyArray<ProviderProfile>
beforeAll(async () => {
  roofers = await listTown(app)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const page = <Route path="/providers/:state/:city/:category" component={LocalScreen} />
const open = (path: string) => visit(app, page, { path })

const linksIn = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

describe("a local page", () => {
  it("names the category and the place, in its heading, its tab and the way to it", async () => {
    await open("/providers/or/bend/roofing")
    expect(await screen.findByRole("heading", { level: 1, name: "Roofers in Bend, OR" })).toBeTruthy()
    expect(document.title).toBe(
      "Roofing in Bend, OR: 22 professionals, 4.5 stars | Best Contractors On Demand"
    )
    expect(linksIn("Breadcrumb")).toEqual([
      ["Home", "/"],
      ["Services", "/services"],
      ["Roofing", "/services/roofing"]
    ])
  })

  it("tells how many there are, how good and for how much", async () => {
    await open("/providers/or/bend/roofing")
    await screen.findByRole("heading", { level: 1, name: /^Roofers in/ })
    const facts = screen.getByText("22 professionals").closest("dl")
    expect([...(facts?.querySelectorAll("dd, dt") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "in Bend",
      "22 professionals",
      "on average, from 44 reviews",
      "4.5 stars",
      "typical hourly rates",
      "$80 - $120/hr"
    ])
  })

  it("leaves out what nobody knows yet", async () => {
    await open("/providers/or/bend/hvac")
    expect(await screen.findByText("3 professionals")).toBeTruthy()
    expect(screen.queryByText(/stars$/)).toBeNull()
    expect(screen.queryByText(/typical/)).toBeNull()
    expect(screen.queryByText(/homeowners say/)).toBeNull()
    expect(document.title).toBe("HVAC in Bend, OR: 3 professionals | Best Contractors On Demand")
  })

  it("shows twenty providers and the way to all, and what their customers said last", async () => {
    await open("/providers/or/bend/roofing")
    expect(await screen.findAllByTestId("provider-card")).toHaveLength(20)
    const all = screen.getByRole("link", { name: "See all 22 and more nearby" })
    expect(all.getAttribute("href")).toBe("/providers?location=Bend%2C+OR&specialty=Roofing")
    expect(screen.getAllByRole("heading", { level: 3, name: "Dry at last" })).toHaveLength(3)
    expect(screen.getAllByText(/Ana Lopez about/)).toHaveLength(3)
    expect(screen.getAllByText("Mar 1, 2026")).toHaveLength(3)
  })

  it("ranks nobody where one or two are listed, and leads to those around", async () => {
    const lone = { place: "ak/nome", location: "Nome, AK", latitude: 64.5, longitude: -165.4 }
    await app.run(seedProviders([{ ...lone, businessName: "Lone Roofing", specialties: ["Roofing"] }]))
    await open("/providers/ak/nome/roofing")
    expect(await screen.findByRole("heading", { level: 2, name: "In Nome so far" })).toBeTruthy()
    expect(screen.getByText("More roofers nearby may come to you.")).toBeTruthy()
    expect(screen.queryByText(/^Top-rated|^Ranked/)).toBeNull()
    expect(screen.getByRole("article", { name: "Lone Roofing" })).toBeTruthy()
    const around = screen.getByRole("link", { name: "See more nearby" })
    expect(around.getAttribute("href")).toBe("/providers?location=Nome%2C+AK&specialty=Roofing")
  })

  it("counts by thousands", async () => {
    await open("/providers/or/bend/roofing")
    const path = "/api/local-pages/or/bend/roofing"
    const many: LocalPage = { ...(await (await fetch(path)).json()), total: 1_250 }
    cleanup()
    answerAt(path, withStatus(200, many))
    await open("/providers/or/bend/roofing")
    expect(await screen.findByText("See all 1,250 and more nearby")).toBeTruthy()
    expect(localLead(many)).toMatch(/^Compare 1,250 local roofers,/)
    expect(localLead({ ...many, total: 1 })).toMatch(/^1 local professional,/)
  })

  it("shows everybody with its own category, for which a request from here begins", async () => {
    const boise = { place: "id/boise", location: "Boise, ID", latitude: 43.62, longitude: -116.2 }
    await app.run(
      seedProviders([
        { ...boise, businessName: "Both Trades", specialties: ["Painting", "HVAC"] },
        { ...boise, specialties: ["HVAC"] },
        { ...boise, specialties: ["HVAC"] }
      ])
    )
    const screens = (
      <>
        {page}
        <QuoteDialogs />
      </>
    )
    await visit(app, screens, { path: "/providers/id/boise/hvac" })
    const card = within(await screen.findByRole("article", { name: "Both Trades" }))
    expect(card.getByText("HVAC")).toBeTruthy()
    fireEvent.click(card.getByRole("button", { name: "Get Quote" }))
    const service = await screen.findByLabelText<HTMLSelectElement>("Service type")
    expect(service.value).toBe("HVAC")
  })

  it("leads to its neighbours, which are there", async () => {
    await open("/providers/or/bend/roofing")
    await screen.findByRole("heading", { level: 1, name: /^Roofers in/ })
    expect(linksIn("Roofers near Bend")).toEqual([["Redmond, OR", "/providers/or/redmond/roofing"]])
    expect(linksIn("More services in Bend")).toEqual([["HVAC", "/providers/or/bend/hvac"]])
    cleanup()
    await open("/providers/or/redmond/roofing")
    expect(await screen.findByRole("heading", { name: "Roofers in Redmond, OR" })).toBeTruthy()
    expect(screen.queryByRole("navigation", { name: /More services/ })).toBeNull()
  })

  it("is read whatever the case of its address", async () => {
    await open("/providers/OR/Bend/Roofing")
    expect(await screen.findByRole("heading", { name: "Roofers in Bend, OR" })).toBeTruthy()
  })

  it("is not found where there are too few", async () => {
    await open("/providers/or/redmond/hvac")
    expect(await screen.findByText("404 Page Not Found")).toBeTruthy()
  })

  it("says that it could not be loaded, which is something else", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })))
    const { mount } = await import("#tests/support/ui/mount.tsx")
    mount(page, { path: "/providers/or/bend/roofing", user: null })
    expect(await screen.findByRole("alert")).toBeTruthy()
    expect(screen.queryByText("404 Page Not Found")).toBeNull()
  })
})

const openProvider = (id: string | undefined) =>
  visit(app, <Route path="/provider/:id" component={ProviderScreen} />, { path: `/provider/${id}` })

describe("ways to local pages", () => {
  it("lead there from a provider's page, by the trail and from its end", async () => {
    await openProvider(roofers[0]?.id)
    const more = await screen.findByRole("link", { name: "More roofers in Bend" })
    expect(more.getAttribute("href")).toBe("/providers/or/bend/roofing")
    expect(linksIn("Breadcrumb")).toEqual([
      ["Home", "/"],
      ["Services", "/services"],
      ["Roofing", "/services/roofing"],
      ["Bend, OR", "/providers/or/bend/roofing"]
    ])
  })

  it("are none where the provider is on no page", async () => {
    const [loner] = await app.run(seedProviders([{ place: "ak/nome", businessName: "Loner" }]))
    await openProvider(loner?.id)
    await screen.findByRole("link", { name: "Professionals" })
    expect(screen.queryByRole("link", { name: /^More / })).toBeNull()
    expect(linksIn("Breadcrumb")).toEqual([
      ["Home", "/"],
      ["Professionals", "/providers"]
    ])
  })

  it("lead there from the category's own page, the largest first", async () => {
    const row = pageAt("/services/roofing")
    await row.screen.preload()
    await visit(app, <row.screen.Part />, { path: "/services/roofing" })
    await screen.findByRole("navigation", { name: "Popular places for roofers" })
    expect(linksIn("Popular places for roofers")).toEqual([
      ["Bend, OR", "/providers/or/bend/roofing"],
      ["Redmond, OR", "/providers/or/redmond/roofing"]
    ])
  })
})
