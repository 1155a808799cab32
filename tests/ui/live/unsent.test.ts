import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, renderHook } from "@testing-library/react"
import { createElement, type ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { ConversationId, UserId } from "#domain/shared/ids.ts"
import { aMessage, anAccount } from "#tests/support/builders.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { shownMessages } from "#ui/features/messages/log/shown-message.ts"
import { dropUnsent } from "#ui/features/messages/outbox/deliver.ts"
import { changeUnsent, type UnsentMessage, unsentAt } from "#ui/features/messages/outbox/unsent-store.ts"
import { useOutbox } from "#ui/features/messages/outbox/use-outbox.ts"

const ownerId = UserId.make("0190e073-cd60-78ce-a035-5f0000000001")
const place = (number: number) => ({
  ownerId,
  conversationId: ConversationId.make(`0190e073-cd60-78ce-a035-${String(number).padStart(12, "0")}`)
})
const write = (number: number, draft: string) =>
  changeUnsent(place(number), (before) => ({ ...before, draft }))
const draftAt = (number: number) => unsentAt(place(number)).draft

const unsent = (content: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key: `key of ${content}`,
  content,
  after: null,
  hasFailed: true,
  ...more
})

const refuse = () => {
  throw new DOMException("denied", "SecurityError")
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe("what is kept of unsent words", () => {
  it("is limited: the conversations that were written in longest ago go first", () => {
    for (let number = 1; number <= 150; number++) write(number, "x".repeat(5_000))
    expect(draftAt(150)).toHaveLength(5_000)
    expect(draftAt(80)).toHaveLength(5_000)
    expect(draftAt(1)).toBe("")
    expect(localStorage.getItem("unsent-messages")?.length).toBeLessThan(550_000)
  })

  it("goes with the last word, not with the tab", () => {
    write(1, "A thought")
    write(1, "")
    expect(localStorage.getItem("unsent-messages")).not.toContain(place(1).conversationId)
  })

  it("is what another tab has made of it", () => {
    write(1, "Mine")
    const elsewhere = localStorage.getItem("unsent-messages")?.replace("Mine", "Theirs") ?? ""
    localStorage.setItem("unsent-messages", elsewhere)
    expect(draftAt(1)).toBe("Theirs")
    write(2, "Another")
    expect(draftAt(1)).toBe("Theirs")
  })

  it("is nothing for another person, whose own words take its place", () => {
    write(1, "Mine")
    write(2, "Mine as well")
    const theirs = { ...place(1), ownerId: UserId.make("0190e073-cd60-78ce-a035-5f0000000002") }
    expect(unsentAt(theirs).draft).toBe("")
    changeUnsent(theirs, (before) => ({ ...before, draft: "Theirs" }))
    expect(draftAt(1)).toBe("")
    expect(localStorage.getItem("unsent-messages")).not.toContain("Mine")
  })

  it("stays another person's when the answer to a message comes that the one before had sent", () => {
    const theirs = { ...place(1), ownerId: UserId.make("0190e073-cd60-78ce-a035-5f0000000002") }
    changeUnsent(theirs, (before) => ({ ...before, draft: "Theirs" }))
    dropUnsent(place(1), "a key")
    expect(unsentAt(theirs).draft).toBe("Theirs")
  })

  it("is kept for this page where storage is forbidden, until a sign-out", async () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse })
    // What has met such a storage once keeps everything in memory.
    vi.resetModules()
    const store = await import("#ui/features/messages/outbox/unsent-store.ts")
    const { forgetPrivateStorage } = await import("#ui/shared/session/private-storage.ts")
    vi.resetModules()
    store.changeUnsent(place(1), (before) => ({ ...before, draft: "Still here" }))
    expect(store.unsentAt(place(1)).draft).toBe("Still here")
    forgetPrivateStorage()
    expect(store.unsentAt(place(1)).draft).toBe("")
  })

  it("is what stands there when a message is sent that had to wait for its photos", async () => {
    const queryClient = new QueryClient()
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children)
    const { conversationId } = place(1)
    const { result } = renderHook(() => useOutbox(ownerId, conversationId), { wrapper })
    const { send } = result.current
    act(() => changeUnsent(place(1), () => ({ draft: "Second", messages: [unsent("First")] })))
    const { held } = holdCalls("POST", /messages$/)
    act(() => void send(() => undefined))
    expect(unsentAt(place(1)).messages.map(({ content }) => content)).toEqual(["First", "Second"])
    // A call that is never answered would be under way in all tests that follow.
    await act(async () => held.forEach(({ lose }) => lose()))
  })
})

const words = (...given: Parameters<typeof shownMessages>) =>
  shownMessages(...given).map(({ content, unsent: waits }) => (waits ? `(${content})` : content))

describe("the messages of a chat", () => {
  const { id: userId } = anAccount()
  const { conversationId } = aMessage()
  const sent = (content: string, isOwn = true) => {
    const { createdAt, id, senderUserId } = aMessage({
      conversationId,
      ...(isOwn && { senderUserId: userId })
    })
    return { id, senderId: senderUserId, content, createdAt }
  }

  it("end with those that have not arrived", () => {
    expect(words([sent("a", false), sent("b")], [unsent("c"), unsent("d")], userId)).toEqual([
      "a",
      "b",
      "(c)",
      "(d)"
    ])
  })

  it("hold one whose answer was lost only once", () => {
    const before = sent("hello", false)
    expect(words([before, sent("ok")], [unsent("ok", { after: before.id })], userId)).toEqual(["hello", "ok"])
  })

  it("hold the same words twice when they were written twice, and arrived once", () => {
    const first = sent("ok")
    expect(words([first], [unsent("ok", { after: first.id })], userId)).toEqual(["ok", "(ok)"])
    const again = [unsent("ok", { key: "1" }), unsent("ok", { key: "2" })]
    expect(words([first], again, userId)).toEqual(["ok", "(ok)"])
  })

  it("hold the other's equal words as the other's", () => {
    expect(words([sent("ok", false)], [unsent("ok")], userId)).toEqual(["ok", "(ok)"])
  })

  it("recognise nothing by its words when nobody knows what was there when it was written", () => {
    const { after: _, ...unknown } = unsent("ok")
    expect(words([sent("ok")], [unknown], userId)).toEqual(["ok", "(ok)"])
  })
})
