import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, it, vi } from "vitest"

import { noneOfOwn } from "#domain/account/own-counts.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation } from "#tests/support/builders.ts"
import { aHomeownerOf, visit } from "#tests/support/ui/visit.tsx"
import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"

import { answerAt, never, withStatus } from "../providers/parts.ts"

const user = userEvent.setup({ delay: null })

const app = atApp()
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = async () => {
  const as = await aHomeownerOf(app)
  await visit(app, <DashboardScreen />, { path: "/dashboard?tab=messages", as })
}

const summary = (title: string) => screen.findByRole("region", { name: title })

const path = "/api/me/counts"

const openWithout = async (title: string) => {
  answerAt(path, withStatus(503))
  await open()
  const card = await summary(title)
  const button = await within(card).findByRole("button", { name: "Try again", description: title })
  return { button, card }
}

const cards = [
  ["Active Projects", "Active Projects00 pending"],
  ["Quotes Received", "Quotes Received00 pendingRequests 0 · Offers 0"],
  ["Messages", "Messages0conversations"]
] as const

it.each(cards)("%s says that it could not be loaded, and tries again when asked", async (title, there) => {
  const { button, card } = await openWithout(title)
  expect(card.textContent).toBe(`${title}Could not be loadedTry again`)
  vi.unstubAllGlobals()
  await user.click(button)
  await waitFor(() => expect(card.textContent).toBe(there))
  expect(document.activeElement).toBe(card)
})

it("counts by thousands", async () => {
  const many = { pending: 1_250, accepted: 5_000, rejected: 0, cancelled: 0, completed: 0 }
  answerAt(
    path,
    withStatus(200, { ...noneOfOwn, quotes: many, requests: 4_000, offers: many, unread: 5_681 })
  )
  const { id } = aConversation()
  const people = { participantName: "Reyes Plumbing", participantRole: "Service Provider" }
  const unread = {
    id,
    ...people,
    lastMessage: null,
    lastMessageAt: null,
    unreadCount: 1_250,
    projectId: null
  }
  answerAt("/api/conversations", withStatus(200, [unread]))
  await open()
  const quotes = await summary("Quotes Received")
  await waitFor(() =>
    expect(quotes.textContent).toBe("Quotes Received6,2501,250 pendingRequests 4,000 · Offers 6,250")
  )
  expect((await summary("Messages")).textContent).toBe("Messages05,681 new")
  expect(await screen.findByText("1,250 new")).toBeTruthy()
})

it("tries again by itself when the browser is online again", async () => {
  const { card } = await openWithout("Quotes Received")
  vi.unstubAllGlobals()
  window.dispatchEvent(new Event("online"))
  await waitFor(() => expect(card.textContent).toBe("Quotes Received00 pendingRequests 0 · Offers 0"))
})

it("says so while it tries, and lets nobody press twice", async () => {
  const { button, card } = await openWithout("Quotes Received")
  const asked = vi.fn<typeof never>(never)
  answerAt(path, asked)
  await user.click(button)
  await user.click(await within(card).findByRole("button", { name: "Trying again…" }))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
})

it("still says so when it fails again", async () => {
  const { button, card } = await openWithout("Quotes Received")
  await user.click(button)
  await within(card).findByRole("button", { name: "Try again" })
  expect(card.textContent).toBe("Quotes ReceivedCould not be loadedTry again")
})
