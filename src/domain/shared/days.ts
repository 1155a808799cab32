import * as Schema from "effect/Schema"

import { type Day, dayOf } from "./instant.ts"
import { worded } from "./worded.ts"

// There was no year 0.
const firstDay = "0001-01-01"

const isInCalendar = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00.000Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    day >= firstDay &&
    !Number.isNaN(time) &&
    dayOf(new Date(time).toISOString()) === day
  )
}

/** The message for a day about which no more is to be said. */
export const chooseDay = "Please choose a day"

/** The message for a day that has to come yet. */
export const inTheFuture = "Please choose a day in the future."

/** A day that the calendar has ("2026-02-30" is none); `message` is what people read for anything else. */
export const calendarDay = (message: string): Schema.Codec<Day, string> =>
  worded(
    message,
    Schema.String,
    Schema.String.check(Schema.makeFilter((day) => isInCalendar(day) || message)).annotate({ format: "date" })
  )

/** Whether a value is a day of the calendar. Checks across fields also run where single fields have faults. */
export const isDay = Schema.is(calendarDay(chooseDay))
