import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { ConversationId, UserId } from "#domain/shared/ids.ts"
import { aMessage, anAccount } from "#tests/support/builders.ts"
import { shownMessages } from "#ui/features/messages/log/shown-message.ts"
import { changeUnsent, type UnsentMessage, unsentAt } from "#ui/features/messages/outbox/unsent-store.ts"

const ownerId = UserId.make("0190e073-cd60-78ce-a035-5f0000000001")
const place = (number: number) => ({
  ownerId,
  conversationId: ConversationId.make(`0190e073-cd60-78ce-a035-${String(number).padStart(12, "0")}`)
})
const write = (number: number, draft: string) =>
  changeUnsent(place(number), (unsent) => ({ ...unsent, draft }))
const draftAt = (number: number) => unsentAt(place(number)).draft

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

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
    const theirs = { ...place(1), ownerId: UserId.make("0190e073-cd60-78ce-a035-5f0000000002") }
    expect(unsentAt(theirs).draft).toBe("")
    changeUnsent(theirs, (unsent) => ({ ...unsent, draft: "Theirs" }))
    expect(draftAt(1)).toBe("")
  })
})

const unsent = (content: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key: `key of ${content}`,
  content,
  after: null,
  hasFailed: true,
  ...more
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
