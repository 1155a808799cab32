import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { Offer } from "#domain/quote/offer/offer.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote, checkedForGood, offeredOn } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { sendAgain } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { CompareScreen } from "#ui/features/comparison/CompareScreen.tsx"
import { ProjectCompareScreen } from "#ui/features/comparison/ProjectCompareScreen.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { ProjectScreen } from "#ui/features/dashboard/ProjectScreen.tsx"

import { confirm } from "../dashboard/parts.ts"
import { inAnotherBrowser } from "../live/other-browser.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
})

type Terms = Partial<Offer> | null

/**
 * Olivia's project, with a provider for each offer; null for one without. Without a project, all were asked
 * for the same.
 */
const seed = async (
  all: ReadonlyArray<Terms>,
  papers: ReadonlyArray<Partial<ProviderProfile>> = [],
  on: "project" | null = "project"
) => {
  const project = aProject({ homeownerId: olivia.id })
  const providers = await Promise.all(
    all.map((_, index) => aProviderOf(app, { businessName: `Business ${index + 1}`, ...papers[index] }))
  )
  const made = providers.map(({ id }, index) => {
    const asked = aQuote({ homeownerId: olivia.id, providerId: id, projectId: on && project.id })
    const terms = all[index] ?? null
    return terms === null ? { offer: null, quote: asked } : offeredOn(asked, terms)
  })
  const offers = made.flatMap(({ offer }) => (offer === null ? [] : [offer]))
  const quotes = made.map(({ quote }) => quote)
  await app.run(seedMarketplace({ projects: [project], quotes, offers }))
  return { project, providers, quotes }
}

const compare = (quotes: ReadonlyArray<QuoteRecord>) =>
  visit(app, <CompareScreen />, {
    path: `/compare?quotes=${quotes.map(({ id }) => id).join(",")}`,
    as: olivia
  })

const statusesOf = (records: ReadonlyArray<QuoteRecord>) =>
  Promise.all(
    records.map(async ({ id }) => {
      const quote: { readonly status: string } = await (await fetch(`/api/quotes/${id}`)).json()
      return quote.status
    })
  )

const fixed = { price: 4_390, startFrom: "2090-03-01", days: 4, includes: ["Disposal", "Permits"] }
const hourly = { price: 1_440, priceKind: "hourly", hourly: 60, hours: { min: 18, max: 24 } } as const
const upTo = { price: 5_000, priceKind: "up_to", maxPrice: 6_000, excludes: ["Painting"] } as const

const cellsOf = async (name: string) => {
  const header = await screen.findByRole("rowheader", { name })
  return within(header.closest("tr") ?? header)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent)
}

const onProject = (id: string, path = `/projects/${id}/compare`) =>
  visit(
    app,
    <Route path="/projects/:projectId/compare">
      <ProjectCompareScreen />
    </Route>,
    { path, as: olivia }
  )

const compareLink = () => screen.getByRole("link", { name: /^Compare \d offers$/ })

describe("offers side by side", () => {
  it.each([[[fixed, hourly]], [[fixed, hourly, upTo]], [[fixed, hourly, upTo, null]]])(
    "answer the same questions, each in a column of its own: %#",
    async (all) => {
      const { quotes } = await seed(all)
      await compare(quotes)
      const region = within(await screen.findByRole("region", { name: "Offers side by side" }))
      const columns = region.getAllByRole("columnheader")
      expect(columns.map(({ textContent }) => textContent)).toEqual([
        "Question",
        ...all.map((_, index) => expect.stringMatching(new RegExp(`^Business ${index + 1}`)))
      ])
      // Said at each cell instead of all that the header says.
      expect(columns.slice(1).map((column) => column.getAttribute("abbr"))).toEqual(
        all.map((_, index) => `Business ${index + 1}`)
      )
      const rows = region.getAllByRole("row").slice(1)
      expect(rows).toHaveLength(19)
      rows.forEach((row) => {
        expect(within(row).getAllByRole("rowheader")).toHaveLength(1)
        const cells = within(row).getAllByRole("cell")
        expect(cells).toHaveLength(all.length)
        cells.forEach(({ textContent }) => expect(textContent).not.toBe(""))
      })
    }
  )

  it("say in words what is lowest and earliest, and what is not stated", async () => {
    const { quotes } = await seed([fixed, hourly, { ...upTo, startFrom: "2090-05-01" }])
    await compare(quotes)
    expect(await cellsOf("Total")).toEqual([
      "$4,390.00Lowest total",
      "$1,440.00 at most: 18 to 24 hours at $60.00By the hour: not ranked",
      "$5,000.00, at most $6,000.00"
    ])
    expect(await cellsOf("Start")).toEqual(["Mar 1, 2090Earliest start", "not stated", "May 1, 2090"])
    expect(await cellsOf("Does not include")).toEqual(["not stated", "not stated", "Painting"])
  })

  it("do not speak of ranks where nothing is marked as lowest", async () => {
    const { quotes } = await seed([hourly, hourly])
    await compare(quotes)
    const total = "$1,440.00 at most: 18 to 24 hours at $60.00"
    expect(await cellsOf("Total")).toEqual([total, total])
  })

  it("say how far away somebody is, where that is known, and whose word the time to answer is", async () => {
    const unplaced = { latitude: null, longitude: null, zipCode: "" }
    const { quotes } = await seed([fixed, hourly], [{ responseTime: "1h" }, unplaced])
    await compare(quotes)
    expect((await cellsOf("Answered in"))[0]).toBe("Within 1 hour (stated by the business)")
    const [, first, second] = screen.getAllByRole("columnheader")
    expect(first?.textContent).toMatch(/mile.* from the project$/)
    expect(second?.textContent).not.toContain("from the project")
  })

  it("say who was checked by us, in the head and in the license's row", async () => {
    const licensed = { isLicensed: true, licenseNumber: "TX-9" }
    const { quotes } = await seed([fixed, hourly], [{ ...licensed, ...checkedForGood }, licensed])
    await compare(quotes)
    expect(await cellsOf("License")).toEqual([
      "✓ TX-9 (checked by us, valid until Dec 31, 2099)",
      "TX-9 (stated by the business)"
    ])
    const [, first, second] = screen.getAllByRole("columnheader")
    expect(first?.textContent).toMatch(
      /Licensed \(checked by us\) *Insured \(checked by us\) *Background Checked \(checked by us\)(?!.*Licensed)/
    )
    expect(second?.textContent).not.toContain("checked")
  })

  it("stand one below the other on request, with the same answers, for the session", async () => {
    const { quotes } = await seed([fixed, hourly])
    await compare(quotes)
    await user.click(await screen.findByRole("checkbox", { name: "Show one below the other" }))
    const list = screen.getByRole("list", { name: "Offers" })
    expect(within(list).getAllByRole("term")).toHaveLength(36)
    expect(screen.queryByRole("table")).toBeNull()
    cleanup()
    await compare(quotes)
    expect(await screen.findByRole("list", { name: "Offers" })).toBeTruthy()
  })

  it("are accepted there, and show what became of each", async () => {
    const { quotes } = await seed([fixed, hourly])
    await compare(quotes)
    await user.click(await screen.findByRole("button", { name: "Accept $4,390.00" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Accept the offer for $4,390?" }))
    await user.click(dialog.getByRole("button", { name: "Accept for $4,390" }))
    const see = await screen.findByRole("link", { name: "See what you agreed" })
    expect(see.getAttribute("href")).toBe(`/agreements/${quotes[0]?.id}`)
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull())
    expect(screen.getByText("rejected")).toBeTruthy()
  })

  it("can be asked for anew once their last day is over", async () => {
    const { providers, quotes } = await seed([{ ...fixed, validUntil: "2026-03-05" }, hourly])
    await compare(quotes)
    expect(await screen.findByText("This offer was valid until Mar 5, 2026.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Accept $4,390.00" })).toBeNull()
    // The browser sends it a second time by itself.
    const { answers } = sendAgain("POST", /\/ask-again$/)
    await user.click(screen.getByRole("button", { name: "Ask for a new one" }))
    const asked = await screen.findByText(`You have asked ${providers[0]?.businessName} for a new one.`)
    await waitFor(() => expect(document.activeElement).toBe(asked))
    expect(answers).toEqual([200])
  })

  it("are their homeowner's alone", async () => {
    const { providers, quotes } = await seed([fixed, hourly])
    const path = `/compare?quotes=${quotes.map(({ id }) => id).join(",")}`
    await visit(app, <CompareScreen />, { path, as: await aHomeownerOf(app) })
    expect((await screen.findByRole("alert")).textContent).toContain("We could not find that quote.")
    cleanup()
    await visit(app, <CompareScreen />, { path, as: providers[0] ?? olivia })
    expect(await screen.findByText("Only homeowners can compare offers.")).toBeTruthy()
  })
})

describe("offers on the dashboard", () => {
  it("say what they may come to at most, and are set against the budget by that", async () => {
    await seed([{ price: 5_800 }, hourly, upTo])
    await visit(app, <DashboardScreen />, { path: "/dashboard", as: olivia })
    const offers = await screen.findByRole("group", { name: "3 offers" })
    expect(
      within(offers)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual([
      expect.stringContaining("$1,440 at most: 18 to 24 hours at $60$3,560 under budget"),
      expect.stringMatching(/^Business 1Lowest total.*\$5,800\$800 over budget/),
      expect.stringMatching(/^Business 3New.*\$5,000, at most \$6,000\$1,000 over budget/)
    ])
  })
})

const wayBack = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href")

describe("the way back from a comparison", () => {
  it.each([
    { tab: "quotes", words: "Back to your quotes" },
    { tab: "projects", words: "Back to your projects" }
  ])("leads to the entry in the tab $tab where it was opened there", async ({ tab, words }) => {
    const { project, quotes } = await seed([fixed, hourly])
    await visit(app, <DashboardScreen />, { path: `/dashboard?tab=${tab}`, as: olivia })
    const path = (await screen.findByRole("link", { name: "Compare 2 offers" })).getAttribute("href") ?? ""
    cleanup()
    await visit(app, <CompareScreen />, { path, as: olivia })
    const entry = tab === "projects" ? `project=${project.id}` : `quote=${quotes[1]?.id}`
    expect(await wayBack(words)).toBe(`/dashboard?tab=${tab}&${entry}`)
  })

  it("leads to the project where it was opened there, also by way of a choice", async () => {
    const { project } = await seed([fixed, hourly, upTo, fixed, hourly])
    await visit(
      app,
      <Route path="/projects/:projectId">
        <ProjectScreen />
      </Route>,
      { path: `/projects/${project.id}`, as: olivia }
    )
    const path = (await screen.findByRole("link", { name: "Compare 5 offers" })).getAttribute("href") ?? ""
    cleanup()
    await onProject(project.id, path)
    expect(await wayBack("Back to the project")).toBe(`/projects/${project.id}`)
    await screen.findByText("There are 5 offers. Choose up to 4 of them.")
    expect(compareLink().getAttribute("href")).toContain(`next=%2Fprojects%2F${project.id}`)
  })

  it("leads to the entry on the dashboard also where one was asked which of five", async () => {
    const { project } = await seed([fixed, hourly, upTo, fixed, hourly])
    await visit(app, <DashboardScreen />, { path: "/dashboard?tab=projects", as: olivia })
    const path = (await screen.findByRole("link", { name: "Compare 5 offers" })).getAttribute("href") ?? ""
    expect(path).toMatch(new RegExp(`^/projects/${project.id}/compare`))
    expect(screen.queryByRole("button", { name: "Choose which to compare" })).toBeNull()
    cleanup()
    await onProject(project.id, path)
    expect(await wayBack("Back to your projects")).toBe(`/dashboard?tab=projects&project=${project.id}`)
    await screen.findByText("There are 5 offers. Choose up to 4 of them.")
    expect(compareLink().getAttribute("href")).toContain("next=%2Fdashboard%3Ftab%3Dprojects")
  })

  it("leads to one's quotes where the address does not say, and to no other site", async () => {
    const { quotes } = await seed([fixed, hourly])
    await compare(quotes)
    expect(await wayBack("Back to your quotes")).toBe("/dashboard?tab=quotes")
    cleanup()
    const path = `/compare?quotes=${quotes.map(({ id }) => id).join(",")}&next=%2F%2Felsewhere.example`
    await visit(app, <CompareScreen />, { path, as: olivia })
    expect(await wayBack("Back to your quotes")).toBe("/dashboard?tab=quotes")
  })
})

describe("accepting one of several who were asked for the same", () => {
  it("offers to decline all others, also those who are not compared", async () => {
    const { quotes } = await seed([fixed, upTo, null, null], [], null)
    await compare(quotes.slice(0, 2))
    await user.click(await screen.findByRole("button", { name: "Accept $4,390.00" }))
    await user.click(await screen.findByRole("checkbox", { name: /^Decline the 3 others as well: / }))
    await confirm("Accept for $4,390")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await statusesOf(quotes)).toEqual(["accepted", "rejected", "rejected", "rejected"])
  })

  it("waits until it is known who they are", async () => {
    const { quotes } = await seed([fixed, upTo, null], [], null)
    await compare(quotes.slice(0, 2))
    const accept = await screen.findByRole("button", { name: "Accept $4,390.00" })
    const { held } = holdCalls("GET", /^\/api\/quotes\?/)
    await user.click(accept)
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Accept for $4,390" })
    await waitFor(() => expect(held).toHaveLength(2))
    expect(button.disabled).toBe(true)
    held.forEach(({ pass }) => pass())
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(screen.getByRole("checkbox", { name: /^Decline the 2 others as well: / })).toBeTruthy()
  })
})

describe("a revision while an acceptance is asked about", () => {
  it("accepts nothing, and shows the new terms", async () => {
    const { providers, quotes } = await seed([fixed, hourly])
    await compare(quotes)
    await user.click(await screen.findByRole("button", { name: "Accept $4,390.00" }))
    const other = await inAnotherBrowser(app, providers[0] ?? olivia)
    await other.post(`/api/quotes/${quotes[0]?.id}/offer`, { price: 4_390, excludes: ["Disposal"] })
    await user.click(await screen.findByRole("button", { name: "Accept for $4,390" }))
    const dialog = await screen.findByRole("dialog")
    await within(dialog).findByText("Business 1 has changed its offer. Please look at it again.")
    expect(dialog.textContent).toContain("You accept version 2 of ")
    expect(dialog.textContent).toContain("Does not includeDisposal")
    await confirm("Accept for $4,390")
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
  })

  it("declines the others all the same, where that was wanted", async () => {
    const { providers, quotes } = await seed([fixed, upTo, null], [], null)
    await compare(quotes)
    await user.click(await screen.findByRole("button", { name: "Accept $4,390.00" }))
    const box = { name: "Decline the 2 others as well: Business 2 and Business 3" }
    await user.click(await screen.findByRole("checkbox", box))
    const other = await inAnotherBrowser(app, providers[0] ?? olivia)
    await other.post(`/api/quotes/${quotes[0]?.id}/offer`, { price: 4_500 })
    await confirm("Accept for $4,390")
    await screen.findByRole("button", { name: "Accept for $4,500" })
    expect(screen.getByRole("checkbox", box)).toHaveProperty("checked", true)
    await confirm("Accept for $4,500")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await statusesOf(quotes)).toEqual(["accepted", "rejected", "rejected"])
  })
})

describe("an offer that comes while an acceptance is asked about", () => {
  it("takes no question away, though it is one too many to stand beside the others", async () => {
    const { project } = await seed([fixed, hourly, upTo, fixed])
    const fifth = await aProviderOf(app, { businessName: "Business 5" })
    const { queryClient } = await onProject(project.id)
    await user.click((await screen.findAllByRole("button", { name: "Accept $4,390.00" }))[0] ?? compareLink())
    await screen.findByRole("dialog", { name: "Accept the offer for $4,390?" })
    const { offer, quote } = offeredOn(
      aQuote({ homeownerId: olivia.id, providerId: fifth.id, projectId: project.id }),
      hourly
    )
    await app.run(seedMarketplace({ quotes: [quote], offers: [offer] }))
    await act(() => queryClient.invalidateQueries())
    await confirm("Accept for $4,390")
    expect(await screen.findByText("Offer accepted")).toBeTruthy()
    expect(screen.getByRole("link", { name: "See what you agreed" })).toBeTruthy()
    expect(screen.getAllByRole("columnheader")).toHaveLength(5)
  })
})

describe("the way there", () => {
  it("of a project with up to four offers is none", async () => {
    const { project } = await seed([fixed, hourly, null])
    await onProject(project.id)
    await screen.findByRole("table")
    expect(screen.getAllByRole("columnheader")).toHaveLength(3)
  })

  it("of a project with five lets one choose four", async () => {
    const { project } = await seed([fixed, hourly, upTo, fixed, hourly])
    await onProject(project.id)
    expect(await screen.findByText("There are 5 offers. Choose up to 4 of them.")).toBeTruthy()
    const boxes = screen.getAllByRole("checkbox")
    expect(boxes.filter((box) => box.matches(":disabled"))).toHaveLength(1)
    expect(screen.getByRole("checkbox", { name: /Only 4 at once/ })).toHaveProperty("disabled", true)
    expect(compareLink().getAttribute("href")?.split(",")).toHaveLength(4)
    await user.click(boxes.find((box) => box.matches(":checked")) ?? compareLink())
    expect(compareLink().textContent).toBe("Compare 3 offers")
    expect(screen.queryByRole("checkbox", { name: /Only 4 at once/ })).toBeNull()
  })

  it("on the dashboard is a choice of those that have an offer", async () => {
    const { quotes } = await seed([fixed, hourly, null])
    await visit(app, <DashboardScreen />, { path: "/dashboard", as: olivia })
    const link = await screen.findByRole("link", { name: "Compare 2 offers" })
    expect(link.getAttribute("href")).toContain(`/compare?quotes=${quotes[1]?.id},${quotes[0]?.id}&`)
    await user.click(screen.getByRole("button", { name: "Choose which to compare" }))
    expect(
      await screen.findByRole("checkbox", { name: "Business 3 (No offer to compare yet)" })
    ).toHaveProperty("disabled", true)
    await user.click(screen.getByRole("checkbox", { name: /^Business 1/ }))
    expect(screen.getByText("Choose at least 2 offers to compare")).toBeTruthy()
  })
})
