import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { noticeOfSearch } from "#domain/notices/alert-notices.ts"
import { type AlertWords, jobAlertsAt, noAlertWords, pacedBy } from "#domain/provider/alerts/job-alerts.ts"
import { isPaused } from "#domain/provider/alerts/pause.ts"
import { wantsToHear } from "#domain/provider/alerts/wanted-job.ts"
import { toProvider } from "#domain/provider/provider-rules.ts"
import { changeSearch, nextLook, saveSearch, untoldSince } from "#domain/provider/search/saved-search.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { SearchId } from "#domain/shared/ids.ts"
import { readInput } from "#domain/shared/input.ts"
import { aProject, aProvider, aProviderId, aStanding, aUser } from "#tests/support/builders.ts"

it.each([
  ["it is one day everywhere", "2026-04-01T15:00:00.000Z", 365],
  ["it is the day before in Hawaii still", "2026-04-01T05:00:00.000Z", 366]
])("A pause ends within 365 days where it is the newest day: %s", (_, at, days) => {
  const isFine = (pausedUntil: string) =>
    Result.isSuccess(
      readInput(jobAlertsAt(at, null))({ words: [], without: [], radiusMiles: 50, pausedUntil })
    )
  const last = plusDays(lastToday(at), days)
  expect([isFine(last), isFine(plusDays(last, 1))]).toEqual([true, false])
})

it.each([
  ["daily", "2026-03-03T09:30:00.000Z"],
  ["weekly", "2026-03-09T09:30:00.000Z"],
  ["off", null]
] as const)("A saved search whose alert is %s is looked at next on %s", (alert, next) => {
  expect(nextLook(alert, "2026-03-02T09:30:00.000Z")).toBe(next)
})

it.each([
  [null, ""],
  [0, "Less than a mile away"],
  [1, "1 mile away"],
  [3.2, "3.2 miles away"]
])("Who is new in a search, %s miles from its place, is told as '%s'", (miles, words) => {
  const now = "2026-03-02T09:30:00.000Z"
  const id = SearchId.make("0198c4a0-0000-7000-8000-000000000001")
  const search = saveSearch(id, aUser().id, { name: "Roofers", query: {}, alert: "daily" }, now)
  const { facts } = noticeOfSearch(search, 1, [toProvider(aProvider(), miles, now)])
  expect(facts).toMatchObject({ providers: [{ distance: words }] })
})

describe("Who is told of a new job", () => {
  const now = "2026-03-02T20:00:00.000Z"
  const job = aProject({ title: "New bathroom", description: "Replace the tub.", budgetMax: 5_000 })
  const isTold = (
    alerts: Partial<AlertWords>,
    overrides: Partial<Parameters<typeof aStanding>[0]> = {},
    pausedUntil: string | null = null
  ) =>
    wantsToHear(
      job,
      now
    )({
      alerts: { ...noAlertWords, ...alerts },
      pausedUntil,
      standing: aStanding({ providerId: aProviderId(), specialties: [job.category], ...overrides })
    })

  it.each([
    [{}, true],
    [{ words: ["roof", "TUB"] }, true],
    [{ words: ["plumbing"] }, true],
    [{ words: ["roof"] }, false],
    [{ without: ["roof"] }, true],
    [{ without: ["roof", "Bathroom"] }, false],
    [{ minBudget: 5_000 }, true],
    [{ minBudget: 5_001 }, false]
  ])("goes by what they want to hear of, %j: %s", (alerts, told) => {
    expect(isTold(alerts)).toBe(told)
  })

  it("is nobody of another trade, who was invited by name, or who takes no new work that day", () => {
    expect(isTold({}, { specialties: ["Roofing"] })).toBe(false)
    expect(isTold({}, { isInvited: true })).toBe(false)
    expect(isTold({}, {}, "2026-03-02")).toBe(false)
    expect(isTold({}, {}, "2026-03-01")).toBe(true)
  })
})

it("A pause lasts until its last day is over in Hawaii", () => {
  expect(isPaused("2026-03-02", "2026-03-03T09:59:59.999Z")).toBe(true)
  expect(isPaused("2026-03-02", "2026-03-03T10:00:00.000Z")).toBe(false)
})

it.each([
  ["2026-03-02", null, false],
  ["2026-03-03", null, true],
  ["2026-02-01", "2026-02-01", true]
])(
  "A pause that is chosen on March 2 and ends on %s, where it ended on %s before: %s",
  (pausedUntil, before, is) => {
    const request = { words: [], without: [], radiusMiles: 50, pausedUntil }
    const read = readInput(jobAlertsAt("2026-03-02T20:00:00.000Z", before))(request)
    expect(Result.isSuccess(read)).toBe(is)
  }
)

it("A reach and a pause are of the profile, as of now", () => {
  const [before, now] = [aProvider(), "2026-05-02T20:00:00.000Z"]
  const chosen = { radiusMiles: 120, pausedUntil: "2026-06-01" }
  expect(pacedBy(before, chosen, now).value).toEqual({ ...before, ...chosen, updatedAt: now })
})

describe("A saved search that is changed", () => {
  const [first, later] = ["2026-03-02T09:30:00.000Z", "2026-03-03T09:30:00.000Z"]
  const asked = {
    name: "Roofers",
    query: { specialty: "roofing", zipCode: "78704" },
    alert: "daily"
  } as const
  const search = saveSearch(SearchId.make("0198c4a0-0000-7000-8000-000000000001"), aUser().id, asked, first)

  it("keeps who is new in it, and when it is looked at, under another name", () => {
    const { query } = asked
    const turned = { zipCode: query.zipCode, specialty: query.specialty, service: "", limit: "5", page: "2" }
    expect(changeSearch(search, { ...asked, name: "Roofs", query: turned }, later)).toEqual({
      ...search,
      name: "Roofs"
    })
  })

  it.each([
    { specialty: "roofing", zipCode: "78757" },
    { specialty: "roofing" },
    { ...asked.query, isLicensed: "true" }
  ])("has nobody new where it asks for something else: %j", (query) => {
    expect(changeSearch(search, { ...asked, query }, later)).toMatchObject({
      query,
      seenUpTo: later,
      toldUpTo: later,
      dueAt: search.dueAt
    })
  })

  it("is looked at by its new alert from then on", () => {
    expect(changeSearch(search, { ...asked, alert: "weekly" }, later).dueAt).toBe("2026-03-10T09:30:00.000Z")
    expect(changeSearch(search, { ...asked, alert: "off" }, later).dueAt).toBeNull()
  })

  it("tells of those whom its owner has neither seen nor been told of", () => {
    expect(untoldSince({ ...search, seenUpTo: later })).toBe(later)
    expect(untoldSince({ ...search, toldUpTo: later })).toBe(later)
  })
})
