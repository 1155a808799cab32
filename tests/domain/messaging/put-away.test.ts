import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { newsOfConversation, newsOfOwnConversation } from "#domain/events/news.ts"
import { archived, blocked, isPutAway, newsOfPuttingAway, unblocked } from "#domain/messaging/put-away.ts"
import { aConversation, anActor } from "#tests/support/builders.ts"

const [first, later] = ["2026-03-02T10:00:00.000Z", "2026-03-03T10:00:00.000Z"]
const talk = aConversation()
const olivia = anActor({ id: talk.homeownerId })
const marcus = anActor({ role: "provider", providerId: talk.providerId })
const closed = Result.getOrThrow(blocked(talk, olivia, first))
const archive = Result.getOrThrow(archived(talk, olivia, first))

describe("A conversation", () => {
  it("is archived for one of its two people, once", () => {
    expect([isPutAway(archive, olivia), isPutAway(archive, marcus)]).toEqual([true, false])
    expect(Result.getOrThrow(archived(archive, olivia, later))).toBe(archive)
  })

  it("is closed for both by who was the first to close it, who alone opens it again", () => {
    expect(closed).toMatchObject({ blockedBy: olivia.id, blockedAt: first })
    expect([isPutAway(closed, olivia), isPutAway(closed, marcus)]).toEqual([true, true])
    expect(Result.getOrThrow(blocked(closed, marcus, later))).toBe(closed)
    expect(unblocked(closed, marcus, later)).toMatchObject({ failure: { _tag: "WrongRole" } })
    expect(Result.getOrThrow(unblocked(closed, olivia, later))).toEqual(talk)
  })

  it("is news to both where it is closed, and to who archives it alone where it is archived", () => {
    expect(newsOfPuttingAway(talk, closed, olivia)).toEqual(newsOfConversation(closed))
    expect(newsOfPuttingAway(talk, archive, olivia)).toEqual(newsOfOwnConversation(archive, olivia))
  })
})
