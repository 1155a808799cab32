import * as Result from "effect/Result"

import { ChangedMeanwhile } from "../shared/errors.ts"
import type { SanctionId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { holds } from "./holds.ts"
import type { SanctionRecord, SanctionRequest } from "./sanction.ts"

interface Starting {
  readonly id: SanctionId
  readonly userId: UserId
  readonly by: UserId
  readonly at: Instant
}

/** A sanction that an operator begins (`sanctionRequestAt`). */
export const startedSanction = (
  { caseId, level, reason, until = null }: SanctionRequest,
  { at, by, id, userId }: Starting
): SanctionRecord => ({
  id,
  userId,
  level,
  reason,
  caseId: caseId ?? null,
  startedAt: at,
  startedBy: by,
  until,
  liftedAt: null,
  liftedBy: null,
  liftReason: null
})

/** A sanction that an operator lifts, once. */
export const liftedSanction = (
  sanction: SanctionRecord,
  { at, by, reason }: { readonly at: Instant; readonly by: UserId; readonly reason: string }
): Result.Result<SanctionRecord, ChangedMeanwhile> =>
  holds(sanction, at)
    ? Result.succeed({ ...sanction, liftedAt: at, liftedBy: by, liftReason: reason })
    : Result.fail(new ChangedMeanwhile({ thing: "sanction" }))

/** A sanction whose day has come. */
export const endedSanction = (sanction: SanctionRecord, now: Instant): SanctionRecord => ({
  ...sanction,
  liftedAt: now
})
