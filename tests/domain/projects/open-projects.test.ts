import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { bidOn, requireOwner } from "#domain/project/project-rules.ts"
import {
  canQuote,
  isVisibleTo,
  isWaitingFor,
  locationFor,
  mayHaveSeen,
  seenAs,
  type ProviderStanding
} from "#domain/project/project-standing.ts"
import { anActor, aProject, aQuote, aStanding, aUser } from "#tests/support/builders.ts"

const plumbing = (overrides = {}) => aProject({ category: "Plumbing", status: "pending", ...overrides })

describe("what a provider may see and quote", () => {
  const { id: quoteId, providerId } = aQuote()
  const other = aQuote().providerId
  const standing = (overrides: Partial<ProviderStanding> = {}) =>
    aStanding({ providerId, specialties: ["Plumbing"], ...overrides })
  const houston = { base: { latitude: 29.76, longitude: -95.37 } }

  it.each([
    ["an open one in their specialty", plumbing(), standing(), true, true],
    ["an open one in another specialty", plumbing({ category: "Roofing" }), standing(), false, false],
    [
      "one addressed to them, whatever its specialty",
      plumbing({ category: "Roofing", providerId }),
      standing(),
      true,
      true
    ],
    ["one addressed to somebody else", plumbing({ providerId: other }), standing(), false, false],
    ["a draft addressed to them", plumbing({ status: "draft", providerId }), standing(), false, false],
    [
      "a draft addressed to them, which they quoted on before",
      plumbing({ status: "draft", providerId }),
      standing({ hasQuoted: true }),
      false,
      false
    ],
    [
      "one addressed to them, behind a closed conversation",
      plumbing({ providerId }),
      standing({ hasQuoted: true, isBlocked: true }),
      false,
      false
    ],
    ["an open one beyond their reach", plumbing(), standing(houston), false, false],
    [
      "an open one beyond their reach, which they quoted on before",
      plumbing(),
      standing({ ...houston, hasQuoted: true }),
      true,
      true
    ],
    ["an open one with one offer less than it takes", plumbing(), standing({ offers: 3 }), true, true],
    ["an open one with all the offers that it takes", plumbing(), standing({ offers: 4 }), true, false],
    [
      "a draft they quoted on before",
      plumbing({ status: "draft" }),
      standing({ hasQuoted: true }),
      false,
      false
    ],
    [
      "one they quoted on before, which is somebody else's to quote on now",
      plumbing({ providerId: other }),
      standing({ hasQuoted: true }),
      false,
      false
    ],
    [
      "one they quoted on, behind a closed conversation",
      plumbing(),
      standing({ hasQuoted: true, isBlocked: true }),
      false,
      false
    ],
    [
      "one they lost, behind a closed conversation",
      plumbing({ status: "completed", providerId: other, quoteId }),
      standing({ hasQuoted: true, isBlocked: true }),
      false,
      false
    ],
    [
      "one they have done, behind a closed conversation",
      plumbing({ status: "completed", providerId, quoteId }),
      standing({ hasQuoted: true, isBlocked: true }),
      true,
      false
    ],
    [
      "one that they quote on now",
      plumbing(),
      standing({ hasQuoted: true, hasLiveQuote: true }),
      true,
      false
    ],
    ["one that rejected them, still open", plumbing(), standing({ hasQuoted: true }), true, true],
    [
      "one they lost",
      plumbing({ status: "in_progress", providerId: other, quoteId }),
      standing({ hasQuoted: true }),
      true,
      false
    ],
    [
      "one they do",
      plumbing({ status: "in_progress", providerId, quoteId }),
      standing({ hasQuoted: true, hasLiveQuote: true }),
      true,
      false
    ]
  ])("%s", (_name, project, theirs, visible, quotable) => {
    expect(isVisibleTo(project, theirs)).toBe(visible)
    expect(canQuote(project, theirs)).toBe(quotable)
  })

  it("says to each whether they may quote, were invited, and how far it is", () => {
    const near = { base: { latitude: 30.27, longitude: -97.74 } }
    const seen = { canQuote: true, isInvited: true, distanceBand: "under 5 miles" }
    expect(seenAs(plumbing(), standing({ ...near, isInvited: true }))).toEqual(seen)
    expect(seenAs(plumbing(), null)).toEqual({ canQuote: false })
  })

  it.each([
    ["may quote on it", {}, true],
    ["have quoted on it before", { hasQuoted: true }, false],
    ["come too late", { offers: 4 }, false]
  ])("waits for those who %s: %j, %s", (_name, theirs, waits) => {
    expect(isWaitingFor(plumbing(), standing(theirs))).toBe(waits)
  })

  it("is where it was typed for who has won it, and no closer than its ZIP code for who was asked", () => {
    const place = { location: "4117 Peregrine Hollow, Austin", place: "Austin, TX 78757", providerId }
    expect(locationFor(plumbing(place), providerId)).toBe("Austin, TX 78757")
    expect(locationFor(plumbing({ ...place, status: "in_progress", quoteId }), providerId)).toBe(
      place.location
    )
    expect(locationFor(plumbing({ ...place, quoteId }), other)).toBe("Austin, TX 78757")
  })

  it.each([
    ["was given to another", plumbing({ status: "in_progress", providerId: other, quoteId }), {}, true],
    ["was withdrawn", plumbing({ status: "draft" }), {}, true],
    [
      "was withdrawn, and had invited them",
      plumbing({ status: "draft" }),
      { ...houston, isInvited: true },
      true
    ],
    ["was withdrawn, and is of no reach of theirs", plumbing({ status: "draft" }), houston, false],
    [
      "was withdrawn, and quoted by them",
      plumbing({ status: "draft" }),
      { ...houston, hasQuoted: true },
      true
    ],
    ["is addressed to another", plumbing({ providerId: other }), {}, false],
    [
      "is addressed to another, and was quoted by them",
      plumbing({ providerId: other }),
      { hasQuoted: true },
      true
    ]
  ])("may have stood in their list where it %s: %s", (_name, project, theirs, may) => {
    expect(mayHaveSeen(project, standing(theirs))).toBe(may)
  })

  it("is quoted on once at a time, as long as it takes offers, and as it was read", () => {
    const [homeowner, { id }] = [aUser({ phone: "512-555-0142" }), aQuote()]
    const bid = (overrides: Partial<ProviderStanding>, readVersion = 3) => {
      const project = plumbing({ version: 3, timeline: "2-3 months" })
      const made = bidOn({ id, project, homeowner, readVersion, now: project.createdAt }, standing(overrides))
      return Result.isFailure(made) ? made.failure._tag : [made.success.urgency, made.success.phoneSharing]
    }
    expect(bid({})).toEqual(["flexible", "on_accept"])
    expect(bid({ hasQuoted: true, offers: 3 })).toEqual(["flexible", "on_accept"])
    expect(bid({ hasQuoted: true, hasLiveQuote: true })).toBe("AlreadyQuoted")
    expect(bid({ offers: 4 })).toBe("ProjectIsFull")
    expect(bid({}, 2)).toBe("ProjectChanged")
    expect(bid({ isBlocked: true })).toBe("ProjectTakesNoQuotes")
  })

  it("tells a provider who sees the project that theirs is the wrong role, and others nothing", () => {
    const actor = anActor({ role: "provider", providerId })
    const seen = requireOwner(plumbing(), actor, standing())
    const unseen = requireOwner(plumbing({ category: "Roofing" }), actor, standing())
    expect(Result.isFailure(seen) && seen.failure._tag).toBe("WrongRole")
    expect(Result.isFailure(unseen) && unseen.failure._tag).toBe("NotFound")
  })

  it("makes a bid a pending quote that keeps the homeowner's number private", () => {
    const homeowner = aUser({ firstName: "Olivia", lastName: "Park", phone: "512-555-0142" })
    const project = plumbing({ homeownerId: homeowner.id, budgetMax: 2_500, timeline: "1-2 weeks" })
    const now = "2026-04-01T10:00:00.000Z"
    const bid = Result.getOrThrow(bidOn({ id: aQuote().id, project, homeowner, now }, standing()))
    expect(bid).toMatchObject({
      projectId: project.id,
      status: "pending",
      serviceType: "Plumbing",
      urgency: "week",
      budgetMax: 2_500,
      contactName: "Olivia Park",
      contactPhone: ""
    })
  })
})
