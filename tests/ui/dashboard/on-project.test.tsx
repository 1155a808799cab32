import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"

import type { Account } from "#domain/account/account.ts"
import type { Project } from "#domain/project/project.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { card, confirm, unfoldDone } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let bluebonnet: Awaited<ReturnType<typeof aProviderOf>>
let coast: Awaited<ReturnType<typeof aProviderOf>>
let project: Pick<Project, "id">
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  bluebonnet = await aProviderOf(app, { businessName: "Bluebonnet" })
  coast = await aProviderOf(app, { businessName: "Third Coast" })
  const bathroom = aProject({ homeownerId: olivia.id, title: "New bathroom", budgetMax: 5_000 })
  await app.run(seedMarketplace({ projects: [bathroom] }))
  project = bathroom
})

const seed = (...quotes: ReadonlyArray<Parameters<typeof aQuote>[0]>) =>
  app.run(seedMarketplace({ quotes: quotes.map((quote) => aQuote({ homeownerId: olivia.id, ...quote })) }))

const twoOffers = () =>
  seed(
    { projectId: project.id, providerId: bluebonnet.id, providerQuote: 4_800 },
    { projectId: project.id, providerId: coast.id, providerQuote: 4_100, budgetMax: 5_000 }
  )

const open = (as: { readonly email: string } = olivia) =>
  visit(app, <DashboardScreen />, { path: "/dashboard?tab=quotes", as })

describe("the offers on a homeowner's project", () => {
  it("are rows of one entry, whose title leads to the project", async () => {
    await twoOffers()
    await seed({ providerId: coast.id })
    await open()
    const entry = within(await card("New bathroom"))
    expect(screen.getAllByRole("article")).toHaveLength(2)
    expect(entry.getByRole("link", { name: "New bathroom" }).getAttribute("href")).toBe(
      `/projects/${project.id}`
    )
    const offers = within(entry.getByRole("group", { name: "2 offers" }))
    expect(offers.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Third CoastLowest total.*\$4,100\$900 under budget/),
      expect.stringMatching(/^Bluebonnet.*\$4,800/)
    ])
    expect(offers.getByRole("link", { name: "Compare 2 offers" })).toBeTruthy()
    // No landmark: other projects have the same lists, and its name would not tell them apart.
    expect(entry.queryByRole("region")).toBeNull()
  })

  it("are settled there by accepting one, and the entry stays one", async () => {
    await twoOffers()
    await open()
    const [accept] = within(await card("New bathroom")).getAllByRole("button", { name: "Accept offer" })
    if (accept === undefined) throw new Error("there is nothing to accept")
    await user.click(accept)
    expect(screen.queryByRole("checkbox", { name: /^Decline/ })).toBeNull()
    await confirm("Accept for $4,100")
    await waitFor(async () => {
      const rows = within(await card("New bathroom")).getAllByRole("listitem")
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Third Coastaccepted.*sees where the work is\. Agree on a day/),
        expect.stringMatching(/^Bluebonnetrejected/)
      ])
    })
    expect(screen.getAllByRole("article")).toHaveLength(1)
  })

  it("are one entry of what is done, too", async () => {
    const over = { projectId: project.id, status: "cancelled" } as const
    await seed({ ...over, providerId: bluebonnet.id }, { ...over, providerId: coast.id })
    await open()
    await unfoldDone(1)
    expect(within(await card("New bathroom")).getAllByRole("listitem")).toHaveLength(2)
  })

  it("can have had a problem where they were accepted before they were cancelled", async () => {
    const over = { projectId: project.id, status: "cancelled" } as const
    const acceptedAt = new Date().toISOString()
    await seed({ ...over, providerId: bluebonnet.id, acceptedAt }, { ...over, providerId: coast.id })
    await open()
    await unfoldDone(1)
    const rows = within(await card("New bathroom")).getAllByRole("group", { name: /Bluebonnet|Third Coast/ })
    const steps = rows.map(({ textContent }) => textContent).filter((words) => words !== "")
    expect(steps).toEqual(["MessageProblem with this job"])
  })

  it("lead nowhere where their project is deleted", async () => {
    const gone = aProject({
      homeownerId: olivia.id,
      title: "New kitchen",
      deletedAt: "2026-01-01T09:00:00.000Z"
    })
    await app.run(seedMarketplace({ projects: [gone] }))
    await seed({ projectId: gone.id, status: "rejected", providerId: coast.id })
    await open()
    await unfoldDone(1)
    expect(within(await card("New kitchen")).queryByRole("link", { name: "New kitchen" })).toBeNull()
  })

  it("are all there, though the oldest stand on a page of the list that is not loaded", async () => {
    const others = Array.from({ length: 60 }, (_, at) => ({ providerId: coast.id, serviceType: `Job ${at}` }))
    await seed(
      {
        projectId: project.id,
        providerId: bluebonnet.id,
        providerQuote: 900,
        status: "rejected",
        createdAt: "2026-01-01T09:00:00.000Z"
      },
      ...others,
      { projectId: project.id, providerId: coast.id, providerQuote: 4_100 }
    )
    await open()
    const entry = within(await card("New bathroom"))
    expect(await entry.findByRole("group", { name: "2 offers, 1 open" })).toBeTruthy()
    expect(entry.getAllByRole("listitem")).toHaveLength(2)
  })

  it("are quotes of their own to whoever made them", async () => {
    await twoOffers()
    await open(coast)
    expect((await card("Plumbing")).textContent).toContain("ProjectNew bathroom")
    expect(screen.getAllByRole("article")).toHaveLength(1)
  })
})
