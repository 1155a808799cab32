import * as Schema from "effect/Schema"

import { isEnded } from "../sanction/sanction-request-at.ts"
import { inTheFuture } from "../shared/days.ts"
import type { Instant } from "../shared/instant.ts"
import { Decision } from "./case.ts"

/** A decision whose sanction, if it has one, can begin on this day. */
export const decisionAt = (now: Instant) =>
  Decision.check(
    Schema.makeFilter(
      ({ sanction }) => !isEnded(sanction?.until, now) || { path: ["sanction", "until"], issue: inTheFuture }
    )
  )
