import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { plusDays } from "#domain/shared/calendar.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aProviderOf } from "#tests/support/ui/visit.tsx"
import { projectsQuery } from "#ui/features/projects/project-lists.ts"

import { field, inFull, leaveNothing, openProfile, press, type, user } from "./parts.tsx"

const app = atApp()
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const open = async (profile = {}) => {
  const visited = await openProfile(app, await aProviderOf(app, { ...inFull, ...profile }))
  await user.click(field("Business name"))
  await screen.findByLabelText("Miles")
  return visited
}

const stored = async () => (await fetch("/api/me/job-alerts")).json()
const inDays = (days: number) => plusDays("2026-03-05", days)
const words = "One of these words is there"
const without = "None of these words is there"
const slide = (miles: number) => fireEvent.change(field("Distance"), { target: { value: String(miles) } })
const save = () => press("Save where you work")

describe("how far a provider works", () => {
  it("is told by the farthest towns, as the slider rests", async () => {
    await open({ zipCode: "78701", radiusMiles: 50 })
    expect(await screen.findByText("As far as Giddings, Salado and New Braunfels.")).toBeTruthy()
    slide(100)
    expect(field("Miles").value).toBe("100")
    expect(field("Distance").getAttribute("aria-valuetext")).toBe("100 miles")
    expect(await screen.findByText("As far as Waco, Kerrville and Brenham.")).toBeTruthy()
    await type({ Miles: "200" })
    expect(field("Distance").value).toBe("200")
    expect(await screen.findByText("As far as Dallas, San Angelo and Corpus Christi.")).toBeTruthy()
  })

  it("is asked once for many movements", async () => {
    await open({ zipCode: "78701", radiusMiles: 50 })
    await screen.findByText(/^As far as/)
    const sent = vi.spyOn(globalThis, "fetch")
    for (let miles = 55; miles <= 100; miles += 5) slide(miles)
    await screen.findByText("As far as Waco, Kerrville and Brenham.")
    expect(sent).toHaveBeenCalledOnce()
  })

  it("is everywhere without a ZIP code", async () => {
    await open({ zipCode: "", latitude: null, longitude: null, listed: false })
    expect(screen.getByText(/^Without a ZIP code, jobs everywhere are within reach/)).toBeTruthy()
  })

  it("is saved by itself, also while the profile above has a fault, and makes the jobs fresh", async () => {
    const { queryClient } = await open({ zipCode: "78701" })
    queryClient.setQueryData(projectsQuery.queryKey, { pages: [], pageParams: [] })
    await type({ "Business name": "" })
    slide(80)
    // One note for the profile's changes, and one for these.
    expect(screen.getAllByText("Unsaved changes, kept in this browser")).toHaveLength(2)
    await save()
    expect(await screen.findByText("It holds for all jobs from now on.")).toBeTruthy()
    expect(await stored()).toMatchObject({ radiusMiles: 80 })
    expect(screen.queryByText("Business name is required")).toBeNull()
    expect(field("Business name").value).toBe("")
    expect(queryClient.getQueryState(projectsQuery.queryKey)?.isInvalidated).toBe(true)
    await waitFor(() => expect(screen.getByText("This is saved")).toBeTruthy())
  })

  it("stays, unsaved, where it is changed while it is being saved", async () => {
    await open({ zipCode: "78701", radiusMiles: 50 })
    slide(80)
    const { last } = holdCalls("PUT", /job-alerts$/)
    await save()
    slide(120)
    await type({ [words]: "gas line" })
    act(() => last().pass())
    await screen.findByText("It holds for all jobs from now on.")
    expect(await stored()).toMatchObject({ radiusMiles: 80, words: [] })
    expect(field("Miles").value).toBe("120")
    expect(field(words).value).toBe("gas line")
    expect(screen.getByText("Unsaved changes, kept in this browser")).toBeTruthy()
  })
})

describe("which jobs a provider hears of", () => {
  it("is said by words, words that must not be there and the least budget", async () => {
    await open()
    await type({ [words]: " tankless ,repipe,", [without]: "septic", "Least budget": "$1,500" })
    await save()
    await screen.findByText("It holds for all jobs from now on.")
    const chosen = { words: ["tankless", "repipe"], without: ["septic"], minBudget: 1500 }
    expect(await stored()).toMatchObject(chosen)
    expect(field(words).value).toBe("tankless, repipe")
    await type({ "Least budget": "" })
    await user.clear(field(words))
    await save()
    await waitFor(async () => expect(await stored()).toMatchObject({ words: [], minBudget: null }))
  })

  it("stands with its faults at the fields, the focus at the first, and nothing is lost", async () => {
    await open({ radiusMiles: 50 })
    const many = Array.from({ length: 11 }, (_, at) => `word${at}`).join(",")
    await type({ Miles: "500", [words]: many, [without]: "x".repeat(41), "Least budget": "a lot" })
    await save()
    for (const fault of [
      "Please choose a distance from 1 to 200 miles",
      "Please give at most 10 words",
      "Please use at most 40 characters",
      "Please give the least budget in whole dollars up to $1,000,000, or none"
    ]) {
      expect(await screen.findByText(fault)).toBeTruthy()
    }
    expect(document.activeElement).toBe(field("Miles"))
    expect(field(words).value).toBe(many)
    expect(await stored()).toMatchObject({ radiusMiles: 50, words: [] })
  })
})

describe("a pause", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 5, 12) }))

  it("says what it does and how it ends, and ends with its day taken away", async () => {
    await open()
    expect(screen.getByText(/^We tell you of no new jobs until a day of your choice/)).toBeTruthy()
    fireEvent.change(field("Until the end of"), { target: { value: inDays(9) } })
    expect(screen.getByText(/^Your page says “Not taking new work until .*It ends by itself/)).toBeTruthy()
    await save()
    await screen.findByText("This is saved")
    expect(await stored()).toMatchObject({ pausedUntil: inDays(9) })
    fireEvent.change(field("Until the end of"), { target: { value: "" } })
    await save()
    await waitFor(async () => expect(await stored()).toMatchObject({ pausedUntil: null }))
  })

  it("cannot begin in the past: the server says so at its field", async () => {
    await open()
    fireEvent.change(field("Until the end of"), { target: { value: inDays(-3) } })
    await save()
    expect(await screen.findByText("Please choose a day from tomorrow on")).toBeTruthy()
    expect(field("Until the end of").value).toBe(inDays(-3))
  })
})

describe("what was changed and not saved", () => {
  it("is there again on the next visit, until it is discarded", async () => {
    const provider = await aProviderOf(app, { ...inFull, radiusMiles: 50 })
    const visitOnce = async () => {
      const visited = await openProfile(app, provider)
      await user.click(field("Business name"))
      await screen.findByLabelText("Miles")
      return visited
    }
    const { unmount } = await visitOnce()
    slide(80)
    unmount()
    await visitOnce()
    expect(field("Miles").value).toBe("80")
    await press("Discard it")
    expect(field("Miles").value).toBe("50")
  })
})
