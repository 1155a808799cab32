import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { answerAt, withStatus } from "../providers/parts.ts"
import { card } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
  reyes = await aProviderOf(app)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const old = { createdAt: "2026-01-01T09:00:00.000Z" }
const fifty = Array.from({ length: 50 }, (_, place) => place)

/** A job of long ago, with more quotes after it than the list has at first. */
const anOldJob = async () => {
  const ids = { homeownerId: olivia.id, providerId: reyes.id }
  const job = aQuote({ ...ids, ...old, serviceType: "Old job", status: "accepted", providerQuote: 240 })
  const newer = fifty.map((place) => aQuote({ ...ids, serviceType: `Job ${place}`, status: "rejected" }))
  await app.run(seedMarketplace({ quotes: [job, ...newer] }))
  return job
}

const open = (entry: string, as: { readonly email: string }) =>
  visit(app, <DashboardScreen />, { path: `/dashboard?${entry}`, as })

/** The entry once it has the focus. */
const arrivedAt = async (title: string) => {
  const entry = await card(title)
  await waitFor(() => expect(document.activeElement).toBe(entry))
  return entry
}

const firstEntry = () => screen.getAllByRole("article")[0]

describe("what the address leads to", () => {
  it("comes first where it is a quote further down than the list is loaded, for either of the two", async () => {
    const { id } = await anOldJob()
    for (const who of [reyes, olivia]) {
      const { unmount } = await open(`tab=quotes&quote=${id}`, who)
      expect(await arrivedAt("Old job")).toBe(firstEntry())
      unmount()
    }
  })

  it("comes first where it is such a project", async () => {
    const homeownerId = olivia.id
    const project = aProject({ homeownerId, ...old, title: "Old project", status: "in_progress" })
    const newer = fifty.map((place) => aProject({ homeownerId, title: `Project ${place}`, status: "draft" }))
    await app.run(seedMarketplace({ projects: [project, ...newer] }))
    await open(`tab=projects&project=${project.id}`, olivia)
    expect(await arrivedAt("Old project")).toBe(firstEntry())
  })

  it("is not asked for by itself where it is loaded", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
    await app.run(seedMarketplace({ quotes: [quote] }))
    answerAt(`/api/quotes/${quote.id}`, withStatus(503))
    await open(`tab=quotes&quote=${quote.id}`, olivia)
    expect(await arrivedAt("Plumbing")).toBe(firstEntry())
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("is said not to be there where it is nobody's or somebody else's, above what is", async () => {
    const quote = aQuote({ homeownerId: olivia.id, providerId: reyes.id })
    await app.run(seedMarketplace({ quotes: [quote] }))
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView")
    await open(`tab=quotes&quote=${aQuote().id}`, olivia)
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toBe("We could not find that quote.")
    expect(scroll.mock.contexts).toEqual([alert.parentElement])
    scroll.mockRestore()
    expect(await card("Plumbing")).toBeTruthy()
  })

  it("is said not to be there of a project, too, where there is none", async () => {
    await open(`tab=projects&project=${aProject().id}`, olivia)
    expect((await screen.findByRole("alert")).textContent).toBe("We could not find that project.")
    expect(screen.getByText("No projects yet")).toBeTruthy()
  })

  it("is tried again where it did not load, below which the others stand", async () => {
    const { id } = await anOldJob()
    answerAt(`/api/quotes/${id}`, withStatus(503))
    await open(`tab=quotes&quote=${id}`, reyes)
    const alert = within(await screen.findByRole("alert"))
    alert.getByText("The quote did not load.")
    expect(screen.getByRole("button", { name: "Done (50+)" })).toBeTruthy()
    vi.unstubAllGlobals()
    await user.click(alert.getByRole("button", { name: "Try again" }))
    expect(await arrivedAt("Old job")).toBe(firstEntry())
  })
})
