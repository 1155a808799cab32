import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeAll, describe, expect, it } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { ProvidersScreen } from "#ui/features/providers/ProvidersScreen.tsx"
import { call } from "#ui/shared/api/call.ts"

import { shownNames } from "./parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
beforeAll(async () => {
  const seattle = { location: "Seattle, WA", latitude: 47.61, longitude: -122.33, place: "wa/seattle" }
  await app.run(
    seedProviders([
      { businessName: "In Austin" },
      { businessName: "In Seattle", ...seattle },
      { businessName: "Roofer in Seattle", specialties: ["Roofing"], ...seattle }
    ])
  )
})

const open = (query: Readonly<Record<string, string>>) =>
  visit(app, <ProvidersScreen />, { path: `/providers?${new URLSearchParams(query).toString()}` })

describe("a search that finds nobody", () => {
  it("ends with the nearest of the trade, and offers to post it as a project", async () => {
    await open({ specialty: "Plumbing", location: "Anchorage, AK" })
    expect(await screen.findByText("No plumbers within 50 miles of Anchorage, AK. The nearest:")).toBeTruthy()
    expect(shownNames()).toEqual(["In Seattle", "In Austin"])
    const project = screen.getByRole("link", { name: "Post this as a project" })
    expect(project.getAttribute("href")).toBe("/start-project?trade=Plumbing&location=Anchorage%2C+AK")
  })

  it("saves the search for who wants to hear when somebody joins", async () => {
    const olivia = await aHomeownerOf(app)
    await visit(app, <ProvidersScreen />, {
      path: "/providers?specialty=Plumbing&location=Anchorage%2C+AK",
      as: olivia
    })
    await user.click(await screen.findByRole("button", { name: "Tell me when one joins" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }))
    await user.click(dialog.getByRole("button", { name: "Save search" }))
    await screen.findByText("“Plumbing near Anchorage, AK” is saved")
    expect(await call("GET /api/me/searches")).toMatchObject([
      { alert: "daily", query: { specialty: "Plumbing", location: "Anchorage, AK" } }
    ])
  })

  it("says how far it has looked, and that more than the place was asked for", async () => {
    await open({ specialty: "Roofing", location: "Anchorage, AK", within: "100", isLicensed: "true" })
    expect(
      await screen.findByText(
        "Nobody within 100 miles of Anchorage, AK matches all that you have asked for. The nearest:"
      )
    ).toBeTruthy()
    expect(shownNames()).toEqual(["Roofer in Seattle"])
  })

  it("denies nobody of a trade who is near and only does not fit the text", async () => {
    await open({ service: "shingles", specialty: "Plumbing", location: "78704" })
    const notAll = "Nobody within 50 miles of 78704 matches all that you have asked for. The nearest:"
    expect(await screen.findByText(notAll)).toBeTruthy()
    expect(shownNames()).toEqual(["In Austin", "In Seattle"])
  })

  it("denies a trade that the text means as well, and one that it means alone", async () => {
    const nobody = "No roofers within 50 miles of Anchorage, AK. The nearest:"
    await open({ service: "roof leak", specialty: "Roofing", location: "Anchorage, AK" })
    expect(await screen.findByText(nobody)).toBeTruthy()
    await open({ service: "roofer", location: "Anchorage, AK" })
    expect(await screen.findAllByText(nobody)).toBeTruthy()
  })

  it("denies nobody beyond the border of a whole state", async () => {
    await open({ specialty: "Plumbing", location: "Oregon" })
    expect(await screen.findByText("No plumbers in Oregon.")).toBeTruthy()
  })

  it("says that a place is not known, which is another thing than that nobody is there", async () => {
    await open({ location: "Xyzzy" })
    expect(await screen.findByText("No service providers found matching your criteria.")).toBeTruthy()
    expect(screen.getByText("We do not know a place called 'Xyzzy'. Try a ZIP code.")).toBeTruthy()
    expect(screen.queryByText("Post this as a project")).toBeNull()
    expect(screen.queryByText("Tell me when one joins")).toBeNull()
  })

  it("says so of a text that means nothing, and leads on", async () => {
    const { history } = await open({ service: "asdf qwer" })
    expect(await screen.findByText(/^We found nothing for “asdf qwer”\. Say in other words/)).toBeTruthy()
    const services = screen.getByRole("link", { name: "Browse services" })
    expect(services.getAttribute("href")).toBe("/services")
    await user.click(screen.getByRole("button", { name: "Clear the search" }))
    expect(history.at(-1)).toBe("/providers")
    await waitFor(() => expect(shownNames()).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByText("Found 3 professionals"))
  })

  it("does not put a text that means nothing down to its place", async () => {
    await open({ service: "asdf qwer", location: "78704" })
    expect(await screen.findByText(/^We found nothing for “asdf qwer”/)).toBeTruthy()
    expect(screen.queryByText(/within 50 miles/)).toBeNull()
  })
})
