import * as Schema from "effect/Schema"

/** A moment as ISO 8601 UTC text with milliseconds ("2026-03-02T09:30:00.000Z"): it sorts and compares as text. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
).annotate({ format: "date-time" })
export type Instant = typeof Instant.Type

/** A day as ISO 8601 text ("2026-03-02"), without a time zone. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/)).annotate({ format: "date" })
export type Day = typeof Day.Type

/** The day of a moment, in UTC. */
export const dayOf = (instant: Instant): Day => instant.slice(0, 10)
