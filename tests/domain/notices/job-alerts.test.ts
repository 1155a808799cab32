import * as Result from "effect/Result"
import { expect, it } from "vitest"

import { jobAlertsAt } from "#domain/provider/alerts/job-alerts.ts"
import { nextLook } from "#domain/provider/search/saved-search.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { readInput } from "#domain/shared/input.ts"

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
