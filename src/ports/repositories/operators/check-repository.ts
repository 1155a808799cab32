import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Check, CheckRecord, EndingCheck } from "#domain/check/check.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { CheckId, ProviderId } from "#domain/shared/ids.ts"
import type { Day } from "#domain/shared/instant.ts"

/** Checks whose last day is one of these, both included. */
export interface EndingBetween {
  readonly from: Day
  readonly to: Day
}

/** Where a page goes on: behind this one. */
export type EndingMark = Pick<CheckRecord, "expiresOn" | "id">

/** What operators have looked up about businesses. */
export class CheckRepository extends Context.Service<
  CheckRepository,
  {
    readonly insert: (check: CheckRecord) => Effect.Effect<void>
    readonly byId: (id: CheckId) => Effect.Effect<CheckRecord, NotFound>
    /** Stores that it was taken back, unless it has been already. */
    readonly revoke: (check: CheckRecord) => Effect.Effect<void, ChangedMeanwhile>
    /** Keeps others from changing what was looked up about a provider until the transaction ends. */
    readonly hold: (id: ProviderId) => Effect.Effect<void, NotFound>
    /** All of a provider, those taken back too, the newest first. */
    readonly ofProvider: (id: ProviderId) => Effect.Effect<ReadonlyArray<Check>>
    /** Those that end and that no longer check takes the place of: the first to end first. */
    readonly ending: (
      when: EndingBetween,
      slice: { readonly limit: number; readonly after: EndingMark | null }
    ) => Effect.Effect<ReadonlyArray<EndingCheck>>
    /** How many those are, and when the first of them ends. */
    readonly countEnding: (
      when: EndingBetween
    ) => Effect.Effect<{ readonly count: number; readonly firstOn: Day | null }>
    /** Those of them of which nothing was said yet under this name. */
    readonly unsaid: (
      kind: string,
      when: EndingBetween,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckId>>
  }
>()("ports/CheckRepository") {}
