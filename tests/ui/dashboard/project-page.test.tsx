import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route, Switch } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aPhoto, aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { enter } from "#tests/support/ui/enter.ts"
import { sendAgain } from "#tests/support/ui/pressing.ts"
import { aHomeownerOf, aProviderOf, post, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { ProjectScreen } from "#ui/features/dashboard/ProjectScreen.tsx"
import { ProviderScreen } from "#ui/features/providers/ProviderScreen.tsx"

import { answerAt, never, withStatus } from "../providers/parts.ts"
import { confirm } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app, { firstName: "Olivia", lastName: "Park" })
  reyes = await aProviderOf(app, { businessName: "Guadalupe Plumbing", specialties: ["Plumbing"] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const seedProject = async (overrides: Parameters<typeof aProject>[0] = {}) => {
  const project = aProject({ homeownerId: olivia.id, title: "New bathroom", status: "pending", ...overrides })
  await app.run(seedMarketplace({ projects: [project] }))
  return project
}

const seedBid = (overrides: Parameters<typeof aQuote>[0]) =>
  app.run(
    seedMarketplace({
      quotes: [aQuote({ homeownerId: olivia.id, providerId: reyes.id, providerQuote: 450, ...overrides })]
    })
  )

const open = (
  id: string,
  as: { readonly email: string },
  dashboard: ReactNode = "the dashboard",
  another: ReactNode = null
) =>
  visit(
    app,
    <Switch>
      <Route path="/projects/:projectId">
        <ProjectScreen />
      </Route>
      <Route path="/dashboard">{dashboard}</Route>
      {another}
    </Switch>,
    { path: `/projects/${id}`, as }
  )

const part = async (name: string) => within(await screen.findByRole("region", { name }))

describe("a project's page, for its homeowner", () => {
  it("is left for the dashboard once the draft is deleted", async () => {
    const { id } = await seedProject({ status: "draft", publishedAt: null, closesAt: null })
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Delete" }))
    await confirm("Delete draft")
    expect(await screen.findByText("Draft deleted")).toBeTruthy()
    await waitFor(() => {
      expect(screen.getByText("the dashboard")).toBeTruthy()
    })
  })

  it("is left for the dashboard where the browser has sent the press on “Delete” twice", async () => {
    const { id } = await seedProject({ status: "draft", publishedAt: null, closesAt: null })
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Delete" }))
    const { answers } = sendAgain("POST", /\/delete$/)
    await confirm("Delete draft")
    expect(await screen.findByText("Draft deleted")).toBeTruthy()
    expect(answers).toEqual([404])
    expect(await screen.findByText("the dashboard")).toBeTruthy()
  })

  it("says what it is, and what has happened", async () => {
    const { id } = await seedProject()
    await seedBid({ projectId: id })
    await open(id, olivia)
    expect(await screen.findByRole("heading", { level: 1, name: "New bathroom" })).toBeTruthy()
    const offers = await part("Offers")
    expect(offers.getByText("1 of 4 offers")).toBeTruthy()
    expect(offers.getByRole("link", { name: "Guadalupe Plumbing" })).toBeTruthy()
    const history = await part("History")
    expect(history.getByText("You wrote the project")).toBeTruthy()
    expect(await history.findByText("Guadalupe Plumbing offered $450")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull()
  })

  it("tells open offers from those that have ended", async () => {
    const { id } = await seedProject()
    await seedBid({ projectId: id })
    const { id: providerId } = await aProviderOf(app)
    await seedBid({ projectId: id, providerId, status: "rejected" })
    await open(id, olivia)
    const offers = await part("Offers")
    expect(offers.getByText("1 of 4 offers")).toBeTruthy()
    const levels = offers.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent])
    expect(levels.slice(0, 3)).toEqual([
      ["H2", "Offers"],
      ["H3", "2 offers, 1 open"],
      ["H4", "Guadalupe Plumbing"]
    ])
  })

  it("says of work that is agreed on how many offers there were, and no longer how many it takes", async () => {
    const { id } = await seedProject({ status: "in_progress" })
    await seedBid({ projectId: id, status: "accepted" })
    await open(id, olivia)
    const offers = await part("Offers")
    expect(offers.getByRole("heading", { name: "1 offer" })).toBeTruthy()
    expect(offers.queryByText(/ of 4 offers/)).toBeNull()
  })

  it("has professionals invited, who are named from then on", async () => {
    const { id } = await seedProject({ category: "Plumbing" })
    await open(id, olivia)
    // Saved professionals come first.
    await post(`/api/providers/${reyes.id}/save`, {})
    await user.click(await screen.findByRole("button", { name: "Invite professionals" }))
    await confirm("Invite")
    expect(await screen.findByText("Please choose 1 to 5 professionals")).toBeTruthy()
    await user.click(await screen.findByRole("checkbox", { name: /^Guadalupe Plumbing .* Saved$/ }))
    await confirm("Invite")
    expect(await (await part("Invited")).findByRole("link", { name: "Guadalupe Plumbing" })).toBeTruthy()
  })

  it("leads to the search where there is nobody to invite, and asks for nobody", async () => {
    const { id } = await seedProject({ category: "Pool Services" })
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Invite professionals" }))
    const dialog = within(await screen.findByRole("dialog"))
    expect(
      await dialog.findByText(/^Nobody more is listed for Pool Services near this project\./)
    ).toBeTruthy()
    expect(dialog.queryByRole("button", { name: "Invite" })).toBeNull()
    expect(dialog.getByRole("link", { name: "Find Professionals" }).getAttribute("href")).toBe(
      "/providers?specialty=Pool+Services"
    )
  })

  it("offers whom one has saved since the dialog was last open", async () => {
    const far = await aProviderOf(app, { businessName: "Tacoma Drains", latitude: 47.25, longitude: -122.44 })
    const { id } = await seedProject({ category: "Plumbing" })
    const page = (
      <Route path="/provider/:id">
        <ProviderScreen />
      </Route>
    )
    const { navigate } = await open(id, olivia, "the dashboard", page)
    const openDialog = async () => {
      await user.click(await screen.findByRole("button", { name: "Invite professionals" }))
      const dialog = within(await screen.findByRole("dialog"))
      await dialog.findAllByRole("checkbox")
      return dialog
    }
    const dialog = await openDialog()
    expect(dialog.queryByRole("checkbox", { name: /^Tacoma Drains/ })).toBeNull()
    await user.click(dialog.getByRole("button", { name: "Go back" }))
    await act(async () => navigate(`/provider/${far.id}`))
    await screen.findByRole("heading", { level: 1, name: "Tacoma Drains" })
    fireEvent.pointerMove(window)
    await user.click(await screen.findByRole("button", { name: "Save Tacoma Drains" }))
    await screen.findByText("Tacoma Drains is saved")
    await act(async () => navigate(`/projects/${id}`))
    expect((await openDialog()).getByRole("checkbox", { name: /^Tacoma Drains .* Saved$/ })).toBeTruthy()
  })

  it("says nothing of invitations that are not there yet", async () => {
    const { id } = await seedProject()
    answerAt(`/api/projects/${id}/invitations`, never)
    await open(id, olivia)
    await part("Offers")
    expect(screen.queryByText(/Nobody yet/)).toBeNull()
    expect(screen.queryByRole("button", { name: "Invite professionals" })).toBeNull()
  })

  it("says that invitations did not load, and tries again when asked", async () => {
    const { id } = await seedProject()
    answerAt(`/api/projects/${id}/invitations`, withStatus(503))
    await open(id, olivia)
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("Failed to load the invitations to this project.")
    expect(screen.queryByRole("region", { name: "Invited" })).toBeNull()
    vi.unstubAllGlobals()
    await user.click(within(alert).getByRole("button", { name: "Try again" }))
    expect(await (await part("Invited")).findByText(/^Nobody yet/)).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("has nobody invited who has an offer on it", async () => {
    const { id } = await seedProject({ category: "Plumbing" })
    await seedBid({ projectId: id })
    await open(id, olivia)
    await post(`/api/providers/${reyes.id}/save`, {})
    await user.click(await screen.findByRole("button", { name: "Invite professionals" }))
    const dialog = within(await screen.findByRole("dialog"))
    const boxes = await dialog.findAllByRole<HTMLInputElement>("checkbox")
    expect(boxes.map(({ value }) => value)).not.toContain(reyes.id)
  })

  it("has nobody invited with whom the conversation is closed", async () => {
    const other = await aProviderOf(app, { businessName: "Open Pipes", specialties: ["Plumbing"] })
    const { id } = await seedProject({ category: "Plumbing" })
    const [homeownerId, blockedAt] = [olivia.id, new Date().toISOString()]
    const closed = aConversation({ homeownerId, providerId: reyes.id, blockedBy: olivia.id, blockedAt })
    const putAway = aConversation({ homeownerId, providerId: other.id, homeownerArchivedAt: blockedAt })
    await app.run(seedMarketplace({ conversations: [closed, putAway] }))
    await open(id, olivia)
    for (const { id: providerId } of [reyes, other]) await post(`/api/providers/${providerId}/save`, {})
    await user.click(await screen.findByRole("button", { name: "Invite professionals" }))
    const dialog = within(await screen.findByRole("dialog"))
    const boxes = await dialog.findAllByRole<HTMLInputElement>("checkbox")
    const offered = boxes.map(({ value }) => value)
    expect(offered).toContain(other.id)
    expect(offered).not.toContain(reyes.id)
  })

  it("takes more offers, up to eight", async () => {
    const { id } = await seedProject()
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Take 2 more offers" }))
    expect(await screen.findByText("0 of 6 offers")).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: "Take 2 more offers" }))
    expect(await screen.findByText("0 of 8 offers")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole("button", { name: "Take 2 more offers" })).toBeNull())
  })

  it("that was for one professional alone is opened to all by an edit", async () => {
    const { id } = await seedProject({
      status: "draft",
      providerId: reyes.id,
      description: "All of the upper bathroom, tiles and tub."
    })
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Edit" }))
    const dialog = within(await screen.findByRole("dialog"))
    const choice = await dialog.findByRole<HTMLSelectElement>("combobox", { name: "Preferred Contractor" })
    expect(choice.selectedOptions[0]?.text).toBe("Guadalupe Plumbing")
    await dialog.findByLabelText("Project Title")
    await user.selectOptions(choice, "All contractors (open bidding)")
    await user.click(dialog.getByRole("button", { name: "Save changes" }))
    expect(await screen.findByText("Project changed")).toBeTruthy()
    await user.click(await screen.findByRole("button", { name: /^Publish/ }))
    expect(await screen.findByText("0 of 4 offers")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Invite professionals" })).toBeTruthy()
  })

  it("is changed while nobody has made an offer", async () => {
    const { id } = await seedProject({ description: "All of the upper bathroom, tiles and tub." })
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Edit" }))
    const dialog = within(await screen.findByRole("dialog"))
    const title = await dialog.findByLabelText<HTMLInputElement>("Project Title")
    expect(title.value).toBe("New bathroom")
    await user.clear(title)
    await user.paste("New bathroom upstairs")
    await user.click(dialog.getByRole("button", { name: "Save changes" }))
    expect(await screen.findByRole("heading", { level: 1, name: "New bathroom upstairs" })).toBeTruthy()
  })

  it("gives its new name to the quotes that were looked at before", async () => {
    const { id } = await seedProject({
      status: "draft",
      description: "All of the upper bathroom, tiles and tub."
    })
    await seedBid({ projectId: id, status: "rejected" })
    const { navigate } = await open(id, olivia, <DashboardScreen />)
    await screen.findByRole("heading", { level: 1, name: "New bathroom" })
    await act(async () => navigate("/dashboard?tab=quotes"))
    await screen.findByRole("article", { name: "New bathroom" })
    await act(async () => navigate(`/projects/${id}`))
    await user.click(await screen.findByRole("button", { name: "Edit" }))
    const dialog = within(await screen.findByRole("dialog"))
    const title = await dialog.findByLabelText<HTMLInputElement>("Project Title")
    await user.clear(title)
    await user.paste("New bathroom upstairs")
    await user.click(dialog.getByRole("button", { name: "Save changes" }))
    await screen.findByRole("heading", { level: 1, name: "New bathroom upstairs" })
    await act(async () => navigate("/dashboard?tab=quotes"))
    expect(await screen.findByRole("article", { name: "New bathroom upstairs" })).toBeTruthy()
  })

  it("leads on to a draft with the same words when it is done", async () => {
    const { id } = await seedProject({ status: "completed" })
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Hire again" }))
    expect(await screen.findByRole("button", { name: "Publish" })).toBeTruthy()
    expect(window.location.pathname).not.toBe(`/projects/${id}`)
    expect(await screen.findByText("A new draft has the same words")).toBeTruthy()
  })

  it("says that the photos are in that draft too", async () => {
    const { id } = await seedProject({ status: "completed" })
    const photo = aPhoto({ ownerId: olivia.id, purpose: "project", thingId: id, state: "attached" })
    await app.run(Effect.flatMap(PhotoRepository, ({ insert }) => insert([photo], null)))
    await open(id, olivia)
    await user.click(await screen.findByRole("button", { name: "Hire again" }))
    expect(await screen.findByText("A new draft has the same words and photos")).toBeTruthy()
    expect(await screen.findByRole("button", { name: "Photo" })).toBeTruthy()
  })
})

describe("a project's page, for a provider", () => {
  it("takes an offer, and then shows it", async () => {
    const { id } = await seedProject({ category: "Plumbing" })
    await open(id, reyes)
    await user.click(await screen.findByRole("button", { name: "Quote on this project" }))
    const dialog = within(await screen.findByRole("dialog"))
    for (const [label, text] of Object.entries({
      Price: "450",
      Timeline: "Two days",
      Message: "With tiles."
    })) {
      await enter(await dialog.findByLabelText(label), text)
    }
    await user.click(dialog.getByRole("button", { name: "Send quote" }))
    expect(await (await part("Offers")).findByText("You offered $450")).toBeTruthy()
    expect(await (await part("Offers")).findByText("1 of 4 offers")).toBeTruthy()
    expect(screen.queryByRole("region", { name: "Invited" })).toBeNull()
  })

  it("is come back to from the own quotes", async () => {
    const { id } = await seedProject({ category: "Plumbing" })
    await seedBid({ projectId: id })
    const { history } = await open(id, reyes)
    await user.click(await screen.findByRole("link", { name: "See your quotes" }))
    expect(history).toEqual([`/projects/${id}`, "/dashboard?tab=quotes"])
  })

  it("says of work that is agreed on nothing of how many offers it takes", async () => {
    const { id } = await seedProject({ category: "Plumbing", status: "in_progress" })
    await seedBid({ projectId: id, status: "accepted" })
    await open(id, reyes)
    const offers = await part("Offers")
    expect(offers.getByText("You offered $450")).toBeTruthy()
    expect(offers.queryByText(/ of 4 offers/)).toBeNull()
  })

  it("is not there for whom it does not concern", async () => {
    const roofer = await aProviderOf(app, { specialties: ["Roofing"] })
    const { id } = await seedProject({ category: "Plumbing" })
    await open(id, roofer)
    expect(await screen.findByRole("heading", { name: /not found/i })).toBeTruthy()
    expect(screen.queryByText("New bathroom")).toBeNull()
  })
})
