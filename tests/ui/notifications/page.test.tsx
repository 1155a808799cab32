import { act, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { findPage } from "#ui/app/pages/pages.ts"
import { NotificationsScreen } from "#ui/features/notifications/NotificationsScreen.tsx"
import { formatDate } from "#ui/shared/format/format.ts"

import { tellOfJobs, toAQuote } from "./parts.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon(0) })
  olivia = await aHomeownerOf(app, { firstName: "Olivia" })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const open = () => visit(app, <NotificationsScreen />, { path: "/notifications", as: olivia })

const noon = (daysAgo: number) => new Date(2026, 2, 5 - daysAgo, 12).getTime()

const sentences = (part: HTMLElement = document.body) =>
  within(part)
    .getAllByRole("link", { name: / has marked / })
    .map((link) => {
      expect(link.closest("li")?.querySelectorAll("a")).toHaveLength(1)
      return link.textContent?.replace(/\d+:\d\d [AP]M$/, "")
    })

const told = (name: string) => `${name} has marked the work as complete: Plumbing`

describe("the page of notifications", () => {
  it("is for the signed-in", () => {
    expect(findPage("/notifications")?.access).toBe("signed-in")
  })

  it("lists by day, newest first, and says what is new", async () => {
    await tellOfJobs(app, olivia, ["Ann"], noon(3))
    await tellOfJobs(app, olivia, ["Ben"], noon(1))
    await tellOfJobs(app, olivia, ["Cleo"], noon(0))
    await open()
    await screen.findByText("3 new")
    const days = screen.getAllByRole("region")
    expect(days.map((day) => within(day).getByRole("heading", { level: 2 }).textContent)).toEqual([
      "Today",
      "Yesterday",
      formatDate(new Date(noon(3)).toISOString())
    ])
    expect(days.flatMap((day) => sentences(day))).toEqual([
      `New: ${told("Cleo")}`,
      `New: ${told("Ben")}`,
      `New: ${told("Ann")}`
    ])
  })

  it("names the days anew once another one has begun, where it is left open", async () => {
    const now = Date.UTC(2026, 2, 5, 15, 30)
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now })
    await tellOfJobs(app, olivia, ["Ann"])
    await open()
    const day = await screen.findByRole("heading", { level: 2, name: "Today" })
    vi.setSystemTime(now + 86_400_000)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect([day.isConnected, screen.getByRole("heading", { level: 2 }).textContent]).toEqual([
      false,
      "Yesterday"
    ])
  })

  it("marks all as read by a button, once a press, and keeps the focus", async () => {
    await tellOfJobs(app, olivia, ["Ann", "Ben"])
    await open()
    await screen.findByText("2 new")
    const { held, last, restore } = holdCalls("POST", /notifications\/read$/)
    const button = screen.getByRole("button", { name: "Mark all as read" })
    await user.dblClick(button)
    expect(held).toHaveLength(1)
    last().pass()
    await screen.findByText("Everything is read")
    expect(sentences()).toEqual([told("Ben"), told("Ann")])
    expect(document.activeElement).toBe(button)
    await user.click(button)
    expect(held).toHaveLength(1)
    restore()
  })

  it("says so where that fails, and leaves everything as it was", async () => {
    await tellOfJobs(app, olivia, ["Ann"])
    await open()
    await screen.findByText("1 new")
    const { last } = holdCalls("POST", /notifications\/read$/)
    await user.click(screen.getByRole("button", { name: "Mark all as read" }))
    last().lose()
    await screen.findByText("This could not be marked as read")
    expect(sentences()).toEqual([`New: ${told("Ann")}`])
  })

  it("marks as read what one follows", async () => {
    await tellOfJobs(app, olivia, ["Ann", "Ben"])
    const { history } = await open()
    await user.click(await screen.findByRole("link", { name: /Ann/ }))
    expect(history.at(-1)).toMatch(toAQuote)
    await screen.findByText("1 new")
    expect(sentences()).toEqual([`New: ${told("Ben")}`, told("Ann")])
  })

  it("goes on page by page, the focus at the first that came", async () => {
    const names = Array.from({ length: 45 }, (_, index) => `Ann${index + 1}`)
    await tellOfJobs(app, olivia, names)
    await open()
    await screen.findByText("45 new")
    expect(sentences()).toHaveLength(20)
    await user.click(screen.getByRole("button", { name: "Load more" }))
    await waitFor(() => expect(sentences()).toHaveLength(40))
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Ann25 "))
    await user.click(screen.getByRole("button", { name: "Load more" }))
    await waitFor(() => expect(sentences()).toHaveLength(45))
    expect(sentences()).toEqual(names.toReversed().map((name) => `New: ${told(name)}`))
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull()
  })

  it("says that nobody has told anything", async () => {
    await open()
    await screen.findByText("Nothing new. We tell you here when something happens.")
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull()
  })
})
