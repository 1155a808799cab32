import * as Result from "effect/Result"
import { expect, it } from "vitest"

import { noticeOfSearch } from "#domain/notices/alert-notices.ts"
import { jobAlertsAt } from "#domain/provider/alerts/job-alerts.ts"
import { toProvider } from "#domain/provider/provider-rules.ts"
import { nextLook, saveSearch } from "#domain/provider/search/saved-search.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { SearchId } from "#domain/shared/ids.ts"
import { readInput } from "#domain/shared/input.ts"
import { aProvider, aUser } from "#tests/support/builders.ts"

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
