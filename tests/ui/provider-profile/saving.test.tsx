import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"

import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aSanction } from "#tests/support/builders.ts"
import { aProviderOf, sentTo } from "#tests/support/ui/visit.tsx"
import { projectsQuery } from "#ui/features/projects/project-lists.ts"
import { categoriesQuery } from "#ui/features/services/use-categories.ts"

import {
  box,
  complete,
  field,
  fillIn,
  inFull,
  kept,
  leaveNothing,
  nothingYet,
  openProfile,
  press,
  stored,
  type,
  user
} from "./parts.tsx"

const app = atApp()
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
})

const open = async (profile = nothingYet) => openProfile(app, await aProviderOf(app, profile))

describe("saving it", () => {
  it("tells nobody who is limited that homeowners find them", async () => {
    const provider = await aProviderOf(app, nothingYet)
    await app.run(
      Effect.flatMap(SanctionRepository, ({ insert }) => insert(aSanction({ userId: provider.userId })))
    )
    await openProfile(app, provider)
    await fillIn()
    await press("List my business")
    const words = "Nobody finds your business while your account is limited."
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText("Your business is listed!")).toBeNull()
    expect(await stored()).toMatchObject({ listed: true })
  })

  it("keeps an unfinished profile for later, unlisted, also on Enter", async () => {
    await open()
    await type({ Location: "Austin, TX" })
    await user.type(field("Business name"), " & Sons{Enter}")
    expect(await screen.findByText("Profile saved")).toBeTruthy()
    expect(await stored()).toMatchObject({
      businessName: "Marco Reyes & Sons",
      location: "Austin, TX",
      listed: false
    })
  })

  it("gives the account the phone number, at once wherever it stands, and takes it back", async () => {
    const { queryClient } = await open()
    expect(field("Phone").value).toBe("")
    expect(screen.getByLabelText<HTMLSelectElement>("Who sees your number").selectedOptions[0]?.text).toBe(
      "Anyone signed in"
    )
    for (const [typed, phone] of [
      ["737-555-0199", "737-555-0199"],
      [" ", null]
    ] as const) {
      await type({ Phone: typed })
      await press("Save for later")
      await waitFor(() => expect(queryClient.getQueryData(["me"])).toMatchObject({ user: { phone } }))
      await waitFor(async () => expect(await stored()).toMatchObject({ phone }))
      expect(await (await fetch("/api/me")).json()).toMatchObject({ user: { phone } })
    }
  })

  it("undoes nothing that was saved elsewhere while it stood open", async () => {
    await open()
    await type({ Location: "Austin, TX" })
    const elsewhere = { ...(await stored()), businessName: "Reyes & Daughters", location: "Tacoma, WA" }
    const answer = await fetch("/api/me/provider", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(elsewhere)
    })
    expect(answer.status).toBe(200)
    fireEvent.focus(window)
    await waitFor(() => expect(field("Business name").value).toBe("Reyes & Daughters"))
    expect(field("Location").value).toBe("Austin, TX")
    await press("Save for later")
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ businessName: "Reyes & Daughters", location: "Austin, TX" })
    )
  })

  it("says at the phone number what is wrong with it", async () => {
    await open()
    await type({ Phone: "5".repeat(31) })
    await press("Save for later")
    expect(await screen.findByText("Please use at most 30 characters")).toBeTruthy()
    expect(document.activeElement).toBe(field("Phone"))
  })

  it("makes what it changes fresh", async () => {
    const { queryClient } = await open(inFull)
    queryClient.setQueryData(categoriesQuery.queryKey, [])
    queryClient.setQueryData(projectsQuery.queryKey, { pages: [], pageParams: [] })
    await user.click(box("Moving"))
    await press("Save changes")
    await screen.findByText("Profile saved")
    for (const { queryKey } of [categoriesQuery, projectsQuery]) {
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
    }
  })

  it("takes the business off the list after asking", async () => {
    await open(inFull)
    await press("Take off the list")
    const dialog = within(await screen.findByRole("dialog", { name: "Take your business off the list?" }))
    await user.click(dialog.getByRole("button", { name: "Stay listed" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect((await stored()).listed).toBe(true)

    await press("Take off the list")
    const again = within(await screen.findByRole("dialog"))
    await user.click(again.getByRole("button", { name: "Take off the list" }))
    expect(await screen.findByText("Your business is off the list")).toBeTruthy()
    expect(await stored()).toMatchObject({ listed: false, businessName: "Reyes Plumbing" })
    expect(await screen.findByRole("button", { name: "List my business" })).toBeTruthy()
  })

  it("sends it once, however often the button is pressed", async () => {
    await open(inFull)
    const sent = vi.spyOn(globalThis, "fetch")
    await user.dblClick(screen.getByRole("button", { name: "Save changes" }))
    await screen.findByText("Profile saved")
    expect(sent.mock.calls.filter(([, request]) => request?.method === "PUT")).toHaveLength(1)
    expect(sentTo("/api/me/provider", sent.mock.calls)).toMatchObject({ listed: true })
  })
})

describe("faults of a business profile", () => {
  it("stand at their fields, the focus at the first, and nothing is lost", async () => {
    await open()
    await type({ "Business name": "R", "ZIP code": "abc" })
    await user.click(box("I am insured"))
    await type({ "Minimum hourly rate": "90", "Maximum hourly rate": "80" })
    await press("List my business")
    for (const words of [
      "Business name is required",
      "Please provide at least 50 characters describing your services",
      "Please select at least one specialty",
      "Location is required",
      "Valid ZIP code is required",
      "Please name your insurance provider",
      "Maximum rate cannot be below the minimum"
    ]) {
      expect(await screen.findByText(words)).toBeTruthy()
    }
    expect(document.activeElement).toBe(field("Business name"))
    expect(field("ZIP code").value).toBe("abc")
    expect((await stored()).businessName).toBe("Marco Reyes")
  })

  it("are fewer for a profile that is kept for later", async () => {
    await open()
    await type({ "Business name": "", "Minimum hourly rate": "a lot" })
    await press("Save for later")
    expect(await screen.findByText("Business name is required")).toBeTruthy()
    expect(screen.getByText("Please name an amount, such as $800 or $1,250.50")).toBeTruthy()
    expect(screen.queryByText("Location is required")).toBeNull()
  })

  it("that only the server can find stand at their fields too, in the order of the screen", async () => {
    await open()
    await fillIn()
    await type({ "ZIP code": "00000" })
    await press("List my business")
    expect(await screen.findByText("Failed to save your profile")).toBeTruthy()
    expect(screen.getByText("Valid ZIP code is required")).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field("ZIP code")))
    expect(field("Business name").value).toBe(complete["Business name"])
  })

  it("of the connection are told, and everything typed stays", async () => {
    await open()
    await fillIn()
    const offline = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"))
    await press("List my business")
    expect(await screen.findByText("Failed to save your profile")).toBeTruthy()
    expect(
      screen.getByText("We could not reach the server. Check your connection and try again.")
    ).toBeTruthy()
    offline.mockRestore()
    expect(field("Business name").value).toBe(complete["Business name"])
    await press("List my business")
    expect(await screen.findByText("Your business is listed!")).toBeTruthy()
  })
})

describe("what is typed while saving", () => {
  it("stays, unsaved", async () => {
    await open()
    await type({ "Business name": "Reyes & Daughters" })
    const real = globalThis.fetch
    const waiting: Array<() => void> = []
    const answered = new Promise<void>((resolve) => void waiting.push(resolve))
    vi.spyOn(globalThis, "fetch").mockImplementation(async (...call) => {
      await answered
      return real(...call)
    })
    await press("Save for later")
    await type({ Location: "Austin, TX" })
    waiting.forEach((goOn) => goOn())
    await screen.findByText("Profile saved")
    expect(await stored()).toMatchObject({ businessName: "Reyes & Daughters", location: "" })
    expect(field("Location").value).toBe("Austin, TX")
    expect(screen.getByText("Unsaved changes, kept in this browser")).toBeTruthy()
    expect(kept()).toContain("Austin, TX")
  })
})
