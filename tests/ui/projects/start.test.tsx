import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { checkedForGood } from "#tests/support/builders.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { look } from "#tests/support/ui/look.ts"
import { aHomeownerOf, aProviderOf, sentTo, visit } from "#tests/support/ui/visit.tsx"
import { ScreenBoundary } from "#ui/app/shell/ScreenBoundary.tsx"
import { projectsQuery } from "#ui/features/projects/project-lists.ts"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"

import { answerAt, withStatus } from "../providers/parts.ts"
import { shownOptions } from "../search/parts.ts"

const user = userEvent.setup({ delay: null })

let app: RunningApp
let olivia: Account
beforeAll(async () => {
  app = await startApp({ keptMegabytes: 0 })
})
afterAll(() => app.stop())
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const austin = { location: "Austin, TX", zipCode: "78704", latitude: 30.2428, longitude: -97.7658 }
const chicago = { location: "Chicago, IL", zipCode: "60601", latitude: 41.8858, longitude: -87.6181 }

const open = async (search = "") => {
  const visited = await visit(app, <StartProjectScreen />, { path: `/start-project${search}`, as: olivia })
  await screen.findByRole("option", { name: "Plumbing" })
  return visited
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => user.click(screen.getByRole("button", { name: "Create Project" }))

const write = async (label: string, text: string) => {
  await user.clear(field(label))
  await user.paste(text)
}

const fill = async () => {
  await write("Project Title", "New shower")
  await user.selectOptions(field("Service Category"), "Plumbing")
  await write("Project Description", "Replace the tub with a walk-in shower.")
  await write("Location", "Austin, TX 78704")
  await user.selectOptions(field("Preferred Timeline"), "Within 1 month")
}

const endSession = () =>
  fetch("/api/auth/logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}"
  })

const posted = () => fetch("/api/projects").then((response) => response.json())

const Breaks = () => {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error("not fetched")
  return <button onClick={() => setIsBroken(true)}>Break</button>
}

describe("starting a project", () => {
  it("is for homeowners only", async () => {
    const provider = await aProviderOf(app)
    await visit(app, <StartProjectScreen />, { path: "/start-project", as: provider })
    expect(await screen.findByRole("heading", { name: "Access Restricted" })).toBeTruthy()
    expect(screen.getByText("Only homeowners can create new projects")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Go to Dashboard" }).getAttribute("href")).toBe("/dashboard")
  })

  it("offers places while the location is typed, and sends nothing by choosing one", async () => {
    await open()
    await user.type(field("Location"), "Round R")
    await waitFor(() => expect(shownOptions()[0]).toBe("Round Rock, TX"))
    await user.keyboard("{ArrowDown}{Enter}")
    expect(field("Location").value).toBe("Round Rock, TX")
    expect(await posted()).toEqual([])
  })

  it("says at each field what is wrong with it", async () => {
    await open()
    await user.clear(field("Budget Range"))
    await send()
    expect(await screen.findByText("Title must be at least 5 characters")).toBeTruthy()
    for (const words of [
      "Please select a service category",
      "Description must be at least 20 characters",
      "Location is required",
      "Please select a timeline",
      "Budget must be at least $100"
    ]) {
      expect(screen.getByText(words)).toBeTruthy()
    }
    expect(document.activeElement).toBe(field("Project Title"))
  })

  it("refuses budgets beyond the limit", async () => {
    await open()
    await write("Budget Range", "1,000,001")
    await send()
    expect(await screen.findByText("Budget cannot exceed $1,000,000")).toBeTruthy()
  })

  it("posts it to all, says so and goes to the dashboard", async () => {
    const { history } = await open()
    expect(field("Budget Range").value).toBe("1000")
    await fill()
    const { held, last, restore } = holdCalls("POST", /^\/api\/projects$/)
    await send()
    await waitFor(() => expect(held).toHaveLength(1))
    const asked = "title description categoryId location budget timeline providerId"
    expect(new Set(Object.keys(JSON.parse(last().body)))).toEqual(new Set(asked.split(" ")))
    last().pass()
    restore()
    expect(await screen.findByText("Project created successfully!")).toBeTruthy()
    const words = "Your project has been posted and contractors will be able to view and quote on it."
    expect(screen.getByText(words)).toBeTruthy()
    expect(history.at(-1)).toBe("/dashboard")
    expect(await posted()).toMatchObject([
      { title: "New shower", budget: 1000, timeline: "1 month", providerId: null, status: "pending" }
    ])
  })

  it("makes the list of projects fresh", async () => {
    const { history, queryClient } = await open()
    queryClient.setQueryData(projectsQuery.queryKey, { pages: [], pageParams: [] })
    await fill()
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(queryClient.getQueryState(projectsQuery.queryKey)?.isInvalidated).toBe(true)
  })

  it("repeats the server's words when it fails, and keeps what was typed", async () => {
    const { history } = await open()
    await fill()
    await endSession()
    await send()
    expect(await screen.findByText("Failed to create project")).toBeTruthy()
    expect(screen.getByText("Please sign in to continue.")).toBeTruthy()
    expect(field("Project Title").value).toBe("New shower")
    expect(history).toEqual(["/start-project"])
  })

  it("has what was sent after the session had ended again, once one is signed in anew", async () => {
    const { unmount } = await open()
    await fill()
    await endSession()
    await send()
    await screen.findByText("Failed to create project")
    unmount()
    const { history } = await open()
    expect(await screen.findByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
    expect(field("Project Title").value).toBe("New shower")
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(await posted()).toMatchObject([{ title: "New shower" }])
    cleanup()
    await open()
    expect(field("Project Title").value).toBe("")
  })

  it("has what was typed in a tab that its browser has put away", async () => {
    const { unmount } = await open()
    await fill()
    look(false)
    unmount()
    await open()
    expect(await screen.findByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
    expect(field("Project Title").value).toBe("New shower")
  })

  it("keeps nothing of what was typed and not sent", async () => {
    const { unmount } = await open()
    await fill()
    look(false)
    look(true)
    unmount()
    await open()
    expect(field("Project Title").value).toBe("")
  })

  it("has what was typed again where the page has failed meanwhile", async () => {
    vi.spyOn(console, "error").mockReturnValue()
    const screenThatBreaks = (
      <ScreenBoundary>
        <StartProjectScreen />
        <Breaks />
      </ScreenBoundary>
    )
    await visit(app, screenThatBreaks, { path: "/start-project", as: olivia })
    await screen.findByRole("option", { name: "Plumbing" })
    await fill()
    await user.click(screen.getByRole("button", { name: "Break" }))
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy()
    cleanup()
    await open()
    expect(await screen.findByText("We kept what you typed. It is not sent yet.")).toBeTruthy()
    expect(field("Project Title").value).toBe("New shower")
  })

  it("can be left for the dashboard", async () => {
    await open()
    expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe("/dashboard")
  })

  it("says what happens next, in four steps", async () => {
    await open()
    const next = within(screen.getByRole("region", { name: "What Happens Next" }))
    const steps = next.getAllByRole("listitem").map((step) => step.textContent)
    expect(steps).toHaveLength(4)
    expect(steps[0]).toContain("Contractors in its category who work in that area see it at once.")
  })
})

/** The helper text of a field. */
const said = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent

describe("the preferred contractor", () => {
  it("is asked for once there are contractors", async () => {
    const empty = await startApp()
    const person = await aHomeownerOf(empty)
    await visit(empty, <StartProjectScreen />, { path: "/start-project", as: person })
    await screen.findByRole("option", { name: "Plumbing" })
    expect(screen.queryByLabelText(/Preferred Contractor/)).toBeNull()
    cleanup()
    await empty.stop()
    await aProviderOf(app)
    await open()
    expect((await screen.findByLabelText<HTMLSelectElement>(/Preferred Contractor/)).value).toBe("all")
  })

  it("is the one that the address names, and gets the project", async () => {
    const reyes = await aProviderOf(app, {
      businessName: "Reyes Plumbing",
      rating: 4.8,
      reviewCount: 12,
      isLicensed: true,
      isInsured: true,
      ...checkedForGood
    })
    const { history } = await open(`?providerId=${reyes.id}`)
    const selected = within(await screen.findByRole("region", { name: "Selected Contractor" }))
    for (const text of ["Reyes Plumbing", "Plumbing", "Verified", "Austin, TX", "4.8 (12 reviews)"]) {
      expect(selected.getByText(text)).toBeTruthy()
    }
    expect(screen.getByLabelText<HTMLSelectElement>(/Preferred Contractor/).value).toBe(reyes.id)
    const next = within(screen.getByRole("region", { name: "What Happens Next" }))
    expect(
      next.getByText("Only the contractor you chose sees it. You can open it to all later.")
    ).toBeTruthy()
    expect(next.queryByText(/see it at once|Compare/)).toBeNull()
    await fill()
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(await posted()).toMatchObject([{ providerId: reyes.id, providerName: "Reyes Plumbing" }])
  })

  it("gets the project also where their particulars do not load", async () => {
    const reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
    answerAt(`/api/providers/${reyes.id}`, withStatus(503))
    const { history } = await open(`?providerId=${reyes.id}`)
    const select = await screen.findByLabelText<HTMLSelectElement>(/Preferred Contractor/)
    await waitFor(() => expect(select.selectedOptions[0]?.text).toBe("Reyes Plumbing (Austin, TX)"))
    await fill()
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    expect(await posted()).toMatchObject([{ providerId: reyes.id }])
  })

  it("stays chosen where nothing is known of them, which the server refuses where there is nobody", async () => {
    const nobody = crypto.randomUUID()
    answerAt(`/api/providers/${nobody}`, withStatus(503))
    const { history } = await open(`?providerId=${nobody}`)
    const select = await screen.findByLabelText<HTMLSelectElement>(/Preferred Contractor/)
    expect(select.selectedOptions[0]?.text).toBe("The contractor you chose")
    await fill()
    await send()
    await waitFor(() => expect(said(select)).toBe("This professional is not listed at the moment"))
    expect(select.value).toBe(nobody)
    expect(history).toHaveLength(1)
    expect(await posted()).toEqual([])
  })

  it("is taken off where they are not listed, with words at the select", async () => {
    const gone = await aProviderOf(app, { businessName: "Gone Plumbing", listed: false })
    await open(`?providerId=${gone.id}`)
    const select = await screen.findByLabelText<HTMLSelectElement>(/Preferred Contractor/)
    await waitFor(() =>
      expect(said(select)).toMatch(/^The contractor you chose is not listed at the moment\./)
    )
    expect(select.value).toBe("all")
    await fill()
    await send()
    expect(await screen.findByText("Project created successfully!")).toBeTruthy()
    expect(await posted()).toMatchObject([{ providerId: null }])
  })

  it("can be taken back to open bidding", async () => {
    const reyes = await aProviderOf(app)
    const sent = vi.spyOn(globalThis, "fetch")
    await open(`?providerId=${reyes.id}`)
    await screen.findByRole("region", { name: "Selected Contractor" })
    await user.selectOptions(screen.getByLabelText(/Preferred Contractor/), "All contractors (open bidding)")
    expect(screen.queryByRole("region", { name: "Selected Contractor" })).toBeNull()
    await fill()
    await send()
    await screen.findByText("Project created successfully!")
    expect(sentTo("/api/projects", sent.mock.calls)).toMatchObject({ providerId: "" })
  })

  it("stays chosen when the category changes", async () => {
    const roofer = await aProviderOf(app, { businessName: "Ridge Roofing", specialties: ["Roofing"] })
    await open()
    const select = await screen.findByLabelText<HTMLSelectElement>(/Preferred Contractor/)
    await user.selectOptions(select, roofer.id)
    await user.selectOptions(field("Service Category"), "Electrical")
    await waitFor(() => expect(select.options.length).toBe(2))
    expect(select.value).toBe(roofer.id)
  })

  it("is one of those near the place, or of all where nobody is near", async () => {
    const near = await aProviderOf(app, { businessName: "Near Plumbing", ...austin })
    const far = await aProviderOf(app, { businessName: "Far Plumbing", ...chicago })
    await open()
    const select = await screen.findByLabelText<HTMLSelectElement>(/Preferred Contractor/)
    const offered = () => [...select.options].map(({ value }) => value)
    await waitFor(() => expect(offered()).toEqual(expect.arrayContaining([near.id, far.id])))
    await write("Location", "Austin, TX 78704")
    await waitFor(() => expect(offered()).not.toContain(far.id))
    expect(offered()).toContain(near.id)
    await write("Location", "Anchorage, AK")
    await waitFor(() => expect(offered()).toEqual(expect.arrayContaining([near.id, far.id])))
  })

  it("is nobody when the address names nobody known", async () => {
    await open("?providerId=nonsense")
    expect(screen.queryByRole("region", { name: "Selected Contractor" })).toBeNull()
  })

  // The last test: modules that are imported after it are loaded anew.
  it("takes nothing of the form along where its card cannot be fetched", async () => {
    const reyes = await aProviderOf(app)
    const card = vi.fn<() => never>(() => {
      throw new Error("offline")
    })
    vi.doMock("../../../ui/features/projects/SelectedContractor.tsx", card)
    vi.resetModules()
    const { StartProjectScreen: Anew } = await import("#ui/features/projects/StartProjectScreen.tsx")
    const { history } = await visit(app, <Anew />, { path: "/start-project", as: olivia })
    await screen.findByRole("option", { name: "Plumbing" })
    await fill()
    await user.selectOptions(await screen.findByLabelText(/Preferred Contractor/), reyes.id)
    await waitFor(() => expect(card).toHaveBeenCalled())
    await send()
    await waitFor(() => expect(history.at(-1)).toBe("/dashboard"))
    vi.doUnmock("../../../ui/features/projects/SelectedContractor.tsx")
    expect(await posted()).toMatchObject([{ title: "New shower", providerId: reyes.id }])
  })
})
