import { describe, expect, it } from "vitest"

import { caseStates } from "#domain/case/case-options.ts"
import { isNoticeKind, type NoticeKind, noticeKinds } from "#domain/notices/notice-kinds.ts"
import { isCaseAsTold, isDayOver, isProjectAsTold, isQuoteAsTold } from "#domain/notices/still-true.ts"
import { noticeOfReviewWanted } from "#domain/notices/work-notices.ts"
import type { ProviderStanding } from "#domain/project/project-standing.ts"
import { aProject, aProviderId, aQuote, aStanding } from "#tests/support/builders.ts"

const kindsAbout = (thing: string) =>
  Object.keys(noticeKinds)
    .filter(isNoticeKind)
    .filter((kind) => noticeKinds[kind].thing === thing)

/** Each kind with the states in which its notice is still true. */
const rowsOf = <State>(table: Partial<Record<NoticeKind, ReadonlyArray<State>>>) =>
  Object.entries(table).flatMap(([kind, states]) => (isNoticeKind(kind) ? [[kind, states] as const] : []))

describe("What was told of a quote", () => {
  const onProject = { projectId: aProject().id }
  const offered = { providerQuote: 900 }
  const quotes = {
    asked: aQuote(),
    offered: aQuote(offered),
    bid: aQuote({ ...onProject, ...offered }),
    accepted: aQuote({ ...offered, status: "accepted" }),
    rejected: aQuote({ ...offered, status: "rejected" }),
    "rejected unanswered": aQuote({ status: "rejected" }),
    completed: aQuote({ ...offered, status: "completed" }),
    cancelled: aQuote({ ...offered, status: "cancelled" }),
    "cancelled unanswered": aQuote({ status: "cancelled" })
  } as const
  type State = keyof typeof quotes
  const states = Object.keys(quotes)

  const pending = ["asked", "offered", "bid"] as const
  const cancelled = ["cancelled", "cancelled unanswered"] as const
  const stillSaid: Partial<Record<NoticeKind, ReadonlyArray<State>>> = {
    "quote-requested": ["asked"],
    "answer-wanted": ["asked"],
    "no-answer-yet": ["asked"],
    "request-expired": cancelled,
    "bid-expired": cancelled,
    "work-ended": cancelled,
    "offer-received": pending,
    "offer-revised": pending,
    "offer-ending": pending,
    "offer-wanted-again": pending,
    "offer-accepted": ["accepted"],
    "quote-declined": ["rejected", "rejected unanswered"],
    "quote-cancelled": [...cancelled, "rejected unanswered"],
    "job-completed": ["completed"],
    "review-wanted": ["completed"]
  }

  it.each(rowsOf(stillSaid))("is still so, %s, of those that are %j alone", (kind, said) => {
    const still = Object.entries(quotes).filter(([, quote]) => isQuoteAsTold(kind, quote))
    expect(still.map(([state]) => state)).toEqual(states.filter((state) => said.some((one) => one === state)))
  })

  it("is here, of each kind", () => {
    expect(Object.keys(stillSaid).toSorted()).toEqual(kindsAbout("quote").toSorted())
  })
})

it("What was told of a day is so until that day is over in Hawaii", () => {
  const wanted = noticeOfReviewWanted(aQuote(), "Reyes Plumbing", "2026-01-01T20:00:00.000Z")
  expect(wanted.facts).toMatchObject({ until: "2026-03-01" })
  expect(isDayOver(wanted, "2026-03-02T09:59:59.999Z")).toBe(false)
  expect(isDayOver(wanted, "2026-03-02T10:00:00.000Z")).toBe(true)
})

describe("What was told of a problem", () => {
  it.each([
    ["problem-raised", ["open"]],
    ["problem-answered", ["answered"]],
    ["report-decided", caseStates]
  ] as const)("is still so, %s, of those that are %j alone", (kind, said) => {
    expect(caseStates.filter((state) => isCaseAsTold(kind, { state }))).toEqual(said)
  })
})

describe("What was told of a project", () => {
  const [addressee, other] = [aProviderId(), aProviderId()]
  const open = aProject({ maxOffers: 4 })
  const standing = (overrides: Partial<ProviderStanding> = {}) =>
    aStanding({ providerId: addressee, specialties: [open.category], ...overrides })
  const nobody = { offers: 0, answeredBy: [], standing: standing() }
  const offers = (count: number) => ({
    offers: count,
    answeredBy: [other],
    standing: standing({ offers: count })
  })
  const openTo = (overrides: Partial<ProviderStanding>) => ({
    project: open,
    ...nobody,
    standing: standing(overrides)
  })
  const elsewhere = { base: { latitude: 29.76, longitude: -95.37 } }
  const forOne = { project: aProject({ providerId: addressee }), ...nobody }
  const projects = {
    draft: { project: aProject({ status: "draft" }), ...nobody },
    "draft for one": { project: aProject({ status: "draft", providerId: addressee }), ...nobody },
    "deleted draft": {
      project: aProject({ status: "draft", deletedAt: "2026-03-02T10:00:00.000Z" }),
      ...nobody
    },
    open: { project: open, ...nobody },
    "lost its offer": { project: open, ...offers(0) },
    "three offers": { project: open, ...offers(3) },
    full: { project: open, ...offers(4) },
    "of another trade": openTo({ specialties: ["Roofing"] }),
    "out of reach": openTo(elsewhere),
    "out of reach, invited": openTo({ ...elsewhere, isInvited: true }),
    "after a block": openTo({ isInvited: true, isBlocked: true }),
    "for one": forOne,
    "for one, answered by another before": { ...forOne, answeredBy: [other] },
    "for one, answered, offer gone": { ...forOne, answeredBy: [addressee] },
    "for one, answered": { ...forOne, offers: 1, answeredBy: [other, addressee] },
    "in progress": { project: aProject({ status: "in_progress", providerId: addressee }), ...nobody },
    completed: { project: aProject({ status: "completed", providerId: addressee }), ...nobody }
  } as const
  type State = keyof typeof projects
  const states = Object.keys(projects)

  const stillSaid: Partial<Record<NoticeKind, ReadonlyArray<State>>> = {
    "project-addressed": ["for one", "for one, answered by another before"],
    invited: ["open", "lost its offer", "three offers", "full", "out of reach, invited"],
    "job-alert": ["open", "lost its offer", "three offers", "out of reach, invited"],
    "no-offers-yet": [
      "open",
      "lost its offer",
      "of another trade",
      "out of reach",
      "out of reach, invited",
      "after a block"
    ],
    "project-unanswered": ["for one", "for one, answered by another before"],
    "project-closed": ["draft", "draft for one"]
  }

  it.each(rowsOf(stillSaid))("is still so, %s, of those that are %j alone", (kind, said) => {
    const still = Object.entries(projects).filter(([, of]) => isProjectAsTold(kind, of))
    expect(still.map(([state]) => state)).toEqual(states.filter((state) => said.some((one) => one === state)))
  })

  it("is here, of each kind", () => {
    expect(Object.keys(stillSaid).toSorted()).toEqual(kindsAbout("project").toSorted())
  })
})
