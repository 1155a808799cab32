import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { bidOn, requireOwner } from "#domain/project/project-rules.ts"
import { canQuote, isVisibleTo, type ProviderStanding } from "#domain/project/project-standing.ts"
import { anActor, aProject, aQuote, aStanding, aUser } from "#tests/support/builders.ts"

const plumbing = (overrides = {}) => aProject({ category: "Plumbing", status: "pending", ...overrides })

describe("what a provider may see and quote", () => {
  const { id: quoteId, providerId } = aQuote()
  const other = aQuote().providerId
  const standing = (overrides: Partial<ProviderStanding> = {}) =>
    aStanding({ providerId, specialties: ["Plumbing"], ...overrides })

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
