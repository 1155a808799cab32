import { describe, expect, it } from "vitest"

import { formatCalendarDay, formatShortDay, plusDays } from "#domain/shared/calendar.ts"

const inEnglish = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...parts })

describe("days in words", () => {
  // A leap year.
  const days = Array.from({ length: 366 }, (_, index) => plusDays("2028-01-01", index))

  it.each([
    ["with a year", formatCalendarDay, inEnglish({ year: "numeric", month: "short", day: "numeric" })],
    ["without one", formatShortDay, inEnglish({ month: "short", day: "numeric" })]
  ])("read as English writes them, %s", (_, words, english) => {
    expect(days.map(words)).toEqual(days.map((day) => english.format(new Date(day))))
  })
})
