import * as Schema from "effect/Schema"

import { plusFullDays } from "../shared/calendar.ts"
import { Day, dayOf, type Instant } from "../shared/instant.ts"

/** What became of the emails of a day in UTC, and how many keys in links were used on it. */
export const EmailFigure = Schema.Struct({
  day: Day,
  sent: Schema.Natural,
  failed: Schema.Natural,
  opened: Schema.Natural
})
export type EmailFigure = typeof EmailFigure.Type

/** How many days the figures cover. */
export const emailFigureDays = 14

/** The days that the figures cover, the latest first. */
export const figureDays = (now: Instant): ReadonlyArray<Day> =>
  Array.from({ length: emailFigureDays }, (_, back) => dayOf(plusFullDays(now, -back)))

/** When the earliest of the days begins. */
export const firstMoment = (days: ReadonlyArray<Day>): Instant => `${days.at(-1)}T00:00:00.000Z`

type Counted = Pick<EmailFigure, "day"> & Partial<EmailFigure>

/** A row for each of the days, whether anything has happened on it or not. */
export const emailFigures = (
  days: ReadonlyArray<Day>,
  counted: ReadonlyArray<Counted>
): ReadonlyArray<EmailFigure> =>
  days.map((day) =>
    Object.assign({ day, sent: 0, failed: 0, opened: 0 }, ...counted.filter((one) => one.day === day))
  )
