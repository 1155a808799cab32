import * as Result from "effect/Result"
import { expect, it } from "vitest"

import { jobAlertsAt } from "#domain/provider/alerts/job-alerts.ts"
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
