import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Account } from "#domain/account/account.ts"
import { EventLog } from "#ports/event-log.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aQuoteRequest, aSanction, aTold } from "#tests/support/builders.ts"
import { watchCalls } from "#tests/support/ui/pressing.ts"
import { desktop } from "#tests/support/ui/viewport.ts"
import { aHomeownerOf, aProviderOf } from "#tests/support/ui/visit.tsx"
import { LimitedStrip } from "#ui/app/shell/LimitedStrip.tsx"
import { NotificationsScreen } from "#ui/features/notifications/NotificationsScreen.tsx"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call } from "#ui/shared/api/call.ts"
import { currentToast } from "#ui/shared/feedback/toast/toast.ts"

import { inAnotherBrowser } from "../live/other-browser.ts"
import { openAs, tellOfJobs, toAQuote } from "./parts.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let rick: Account
beforeEach(async () => {
  desktop()
  rick = await aHomeownerOf(app, { firstName: "Rick" })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const bell = (name: string) => screen.findByRole("button", { name })
/** The bell while the popup is open, which hides everything else from screen readers. */
const bellBehind = (name: string) => screen.findByRole("button", { name, hidden: true })
const dialog = () => screen.findByRole("dialog", { name: "Notifications" })
const popup = async () => within(await dialog())
const unreadOnServer = async () =>
  Number((await fetch("/api/me/notifications")).headers.get("x-unread-count"))

const linesOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole("listitem")
    .map((line) => within(line).getByRole("link"))

describe("the bell", () => {
  it.each([
    [0, "Notifications", ""],
    [1, "Notifications, 1 new", "1"],
    [9, "Notifications, 9 new", "9"],
    [12, "Notifications, 9+ new", "9+"]
  ])("says that %d are new: %s", async (count, name, badge) => {
    await tellOfJobs(
      app,
      rick,
      Array.from({ length: count }, (_, index) => `Job ${index}`)
    )
    await openAs(app, rick)
    expect((await bell(name)).textContent).toBe(badge)
  })

  it("no longer counts what leads to where somebody has come, but counts what is told of it from then on", async () => {
    const [quoteId, otherId] = [crypto.randomUUID(), crypto.randomUUID()]
    await tellOfJobs(app, rick, ["The sink", "The roof"], Date.now() - 60_000, [quoteId, otherId])
    const { queryClient } = await openAs(app, rick, `/dashboard?tab=quotes&quote=${quoteId}`)
    await bell("Notifications, 1 new")
    await waitFor(async () => expect(await unreadOnServer()).toBe(1))
    await tellOfJobs(app, rick, ["The sink again"], Date.now(), [quoteId])
    await act(() => askAnew(queryClient, "/api/me/notifications"))
    await bell("Notifications, 2 new")
    expect(await unreadOnServer()).toBe(2)
  })

  it("brings what stands on every page while the account is limited, and asks for it by no other notice", async () => {
    const { queryClient } = await openAs(app, rick, "/dashboard", <LimitedStrip />)
    await bell("Notifications")
    const asked = watchCalls("GET", /\/api\/me$/)
    await tellOfJobs(app, rick, ["The sink"])
    await act(() => askAnew(queryClient, "/api/me/notifications"))
    await bell("Notifications, 1 new")
    expect(asked.answers).toEqual([])
    await app.run(
      Effect.gen(function* () {
        yield* (yield* SanctionRepository).insert(
          aSanction({ userId: rick.id, reason: "Too many complaints." })
        )
        const facts = {
          level: "limited",
          until: null,
          reason: "Too many complaints.",
          contact: null
        } as const
        yield* (yield* NotificationRepository).tell([
          aTold({
            to: { userId: rick.id },
            kind: "sanctioned",
            thing: "sanction",
            facts,
            createdAt: new Date().toISOString()
          })
        ])
      })
    )
    await act(() => askAnew(queryClient, "/api/me/notifications"))
    expect(await screen.findByText(/Too many complaints\./)).toBeTruthy()
    expect(asked.answers).toEqual([200])
  })

  it("no longer counts a review to which somebody has come", async () => {
    const [providerId, thingId] = [crypto.randomUUID(), crypto.randomUUID()]
    const facts = { name: "Olivia", rating: 1, providerId }
    const told = aTold({ to: { userId: rick.id }, kind: "review-received", thing: "review", thingId, facts })
    await app.run(Effect.flatMap(NotificationRepository, ({ tell }) => tell([told])))
    await openAs(app, rick, `/provider/${providerId}?review=${thingId}`)
    await waitFor(async () => expect(await unreadOnServer()).toBe(0))
  })

  it("takes a saved search for looked at by whoever comes where its notice leads", async () => {
    await openAs(app, rick)
    const body = { name: "Gutters", query: { service: "zzgutter" }, alert: "daily" } as const
    const { id } = await callOnce("POST /api/me/searches", { body })
    await aProviderOf(app, { businessName: "Zzgutter Sisters", listedAt: new Date().toISOString() })
    cleanup()
    await openAs(app, rick, "/providers?service=zzgutter")
    await bell("Notifications")
    expect((await call("GET /api/me/searches"))[0]?.newCount).toBe(1)
    cleanup()
    const calls = countCalls()
    await openAs(app, rick, `/providers?service=zzgutter&saved=${id}`)
    await waitFor(async () => expect((await call("GET /api/me/searches"))[0]?.newCount).toBe(0))
    // Marked as seen once: turning to another tab and back is no new visit.
    const looking = vi.spyOn(document, "visibilityState", "get")
    for (const state of ["hidden", "visible"] as const) {
      looking.mockReturnValue(state)
      act(() => void document.dispatchEvent(new Event("visibilitychange")))
    }
    await call("GET /api/me/searches")
    const seen = () => calls.filter((made) => made.endsWith("/seen"))
    expect(seen()).toHaveLength(1)
    // Following its next notice, which leads to the same address, is a new visit.
    act(() => history.pushState({ entry: "next" }, "", location.href))
    await waitFor(() => expect(seen()).toHaveLength(2))
  })

  it("stands left of the name, in a place that is kept for it", async () => {
    await openAs(app, rick)
    const place = (await bell("Notifications")).parentElement
    expect(place?.nextElementSibling?.textContent).toContain("Rick")
    expect(getComputedStyle(place!).width).toBe("44px")
  })

  it("opens the ten newest, each one sentence and one link, and marks these alone as read", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 5, 12) })
    await tellOfJobs(
      app,
      rick,
      Array.from({ length: 12 }, (_, index) => `Ann${index + 1}`)
    )
    await openAs(app, rick)
    await user.click(await bell("Notifications, 9+ new"))
    const part = await dialog()
    const shown = within(part)
    await waitFor(() => expect(linesOf(part)).toHaveLength(10))
    const [newest] = linesOf(part)
    expect(newest?.textContent).toMatch(/^New: Ann12 has marked the work as complete: PlumbingToday, /)
    expect(newest?.getAttribute("href")).toMatch(toAQuote)
    await bellBehind("Notifications, 2 new")
    expect(await unreadOnServer()).toBe(2)
    // They stay marked as new while the popup is open.
    expect(shown.getAllByText(/New:/)).toHaveLength(10)
    expect(shown.getByRole("link", { name: "See all" }).getAttribute("href")).toBe("/notifications")
  })

  it("goes by the keyboard, and Escape gives the focus back", async () => {
    await tellOfJobs(app, rick, ["Ann"])
    await openAs(app, rick)
    ;(await bell("Notifications, 1 new")).focus()
    await user.keyboard("{Enter}")
    const shown = await popup()
    await shown.findByRole("listitem")
    await user.tab()
    expect(document.activeElement?.textContent).toContain("Ann has marked")
    await user.tab()
    expect(document.activeElement?.textContent).toBe("See all")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(document.activeElement).toBe(await bell("Notifications"))
    await user.keyboard("{Enter}")
    await (await popup()).findByRole("listitem")
    expect(screen.queryByText(/New:/)).toBeNull()
  })

  it("leads on and closes", async () => {
    await tellOfJobs(app, rick, ["Ann"])
    const { history } = await openAs(app, rick)
    await user.click(await bell("Notifications, 1 new"))
    await user.click(await (await popup()).findByRole("link", { name: /Ann/ }))
    expect(history.at(-1)).toMatch(toAQuote)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("says that there is nothing", async () => {
    await openAs(app, rick)
    await user.click(await bell("Notifications"))
    const shown = await popup()
    expect(await shown.findByText("Nothing new. We tell you here when something happens.")).toBeTruthy()
  })

  it("offers to try again what did not load", async () => {
    const real = globalThis.fetch
    const spy = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation((input, init) =>
        typeof input === "string" && input.startsWith("/api/me/notifications")
          ? Promise.reject(new TypeError("Failed to fetch"))
          : real(input, init)
      )
    await tellOfJobs(app, rick, ["Ann"])
    await openAs(app, rick)
    await user.click(await bell("Notifications"))
    const shown = await popup()
    await shown.findByText("Your notifications did not load.")
    spy.mockRestore()
    await user.click(shown.getByRole("button", { name: "Try again" }))
    expect(await shown.findByRole("link", { name: /Ann/ })).toBeTruthy()
  })
})

describe("what happens elsewhere", () => {
  it("rings the bell", async () => {
    const reyes = await aProviderOf(app, { specialties: ["Plumbing"] })
    await openAs(app, { email: reyes.email, id: reyes.userId })
    await bell("Notifications")
    const { post } = await inAnotherBrowser(app, rick)
    await post("/api/quotes", aQuoteRequest(reyes.id))
    await user.click(await bell("Notifications, 1 new"))
    const link = await (await popup()).findByRole("link", { name: /Rick asks for a quote: Plumbing/ })
    expect(link.getAttribute("href")).toMatch(toAQuote)
  })

  it("clears it: what another window has read", async () => {
    const reyes = await aProviderOf(app, { specialties: ["Plumbing"] })
    const asReyes = { email: reyes.email, id: reyes.userId }
    const { post } = await inAnotherBrowser(app, rick)
    await post("/api/quotes", aQuoteRequest(reyes.id))
    await openAs(app, asReyes)
    await bell("Notifications, 1 new")
    const [{ id }] = await (await fetch("/api/me/notifications")).json()
    const elsewhere = await inAnotherBrowser(app, asReyes)
    await elsewhere.post("/api/me/notifications/read", { upTo: id })
    expect((await bell("Notifications")).textContent).toBe("")
  })
})

const heardOf = () => JSON.parse(localStorage.getItem("live-cursor") ?? "{}").lastId
const latestEvent = () => app.run(Effect.flatMap(EventLog, ({ latest }) => latest))

/** Records the calls about notifications from now on. */
const countCalls = () => {
  const calls: Array<string> = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (typeof input === "string" && input.startsWith("/api/")) calls.push(`${init?.method} ${input}`)
    return real(input, init)
  })
  return calls
}

/** Opens the screen, and waits until the calls that this makes are answered. */
const openQuietly = async (...view: Parameters<typeof openAs>) => {
  const { queryClient } = await openAs(...view)
  const quiet = async () => {
    const latest = String(await latestEvent())
    await waitFor(() => expect(heardOf()).toBe(latest))
    await act(() => askAnew(queryClient))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  }
  await quiet()
  return quiet
}

describe("marking as read costs its call alone", () => {
  it("at the bell", async () => {
    await tellOfJobs(app, rick, ["Ann", "Ben", "Cleo"])
    const quiet = await openQuietly(app, rick)
    await bell("Notifications, 3 new")
    const calls = countCalls()
    const before = await latestEvent()
    await user.click(await bell("Notifications, 3 new"))
    await bellBehind("Notifications")
    expect(await latestEvent()).toBeGreaterThan(before)
    await quiet()
    expect(calls).toEqual(["POST /api/me/notifications/read"])
  })

  it("on the page, with the bell above it", async () => {
    await tellOfJobs(app, rick, ["Ann", "Ben", "Cleo"])
    const quiet = await openQuietly(app, rick, "/notifications", <NotificationsScreen />)
    await bell("Notifications, 3 new")
    const calls = countCalls()
    await user.click(screen.getByRole("button", { name: "Mark all as read" }))
    await bell("Notifications")
    await quiet()
    expect(calls).toEqual(["POST /api/me/notifications/read"])
  })
})

// The last test: modules that are imported after it are loaded anew.
it("stays, and says so, when the code of what it opens cannot be fetched, and opens it once it can", async () => {
  const popupFile = "../../../ui/features/notifications/BellPopup.tsx"
  await openAs(app, rick, "/", <p>page</p>)
  const button = await bell("Notifications")
  vi.doMock(popupFile, () => {
    throw new Error("offline")
  })
  vi.resetModules()
  button.focus()
  await user.keyboard("{Enter}")
  await waitFor(() => expect(currentToast()?.variant).toBe("destructive"))
  expect(screen.getByText("page")).toBeTruthy()
  expect(screen.queryByRole("dialog")).toBeNull()
  vi.doUnmock(popupFile)
  await user.keyboard("{Enter}")
  expect(await dialog()).toBeTruthy()
})
