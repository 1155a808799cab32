import * as Schema from "effect/Schema"

import { inTheFuture, isDay } from "../shared/days.ts"
import type { Instant } from "../shared/instant.ts"
import { isOver } from "./holds.ts"
import { SanctionRequest } from "./sanction.ts"

/** Whether a sanction until this day would be over before it began; false for what is no day. */
export const isEnded = (until: unknown, now: Instant): boolean => isDay(until) && isOver(until, now)

/** A sanction that can begin on this day: it ends later, if ever. */
export const sanctionRequestAt = (now: Instant) =>
  SanctionRequest.check(
    Schema.makeFilter(({ until }) => !isEnded(until, now) || { path: ["until"], issue: inTheFuture })
  )
