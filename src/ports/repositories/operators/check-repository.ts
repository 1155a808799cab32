import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Check, CheckRecord, EndingCheck } from "#domain/check/check.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { CheckId, ProviderId } from "#domain/shared/ids.ts"
import type { Day } from "#domain/shared/instant.ts"

/** Checks whose last day lies between these two, both included. */
export interface EndingBetween {
  readonly from: Day
  readonly to: Day
}

/** A cursor: the next page begins after this check. */
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
    /** Checks that end then and that no longer-lasting check replaces, soonest to end first. */
    readonly ending: (
      when: EndingBetween,
      slice: { readonly limit: number; readonly after: EndingMark | null }
    ) => Effect.Effect<ReadonlyArray<EndingCheck>>
    /** How many such checks there are, and when the first of them ends. */
    readonly countEnding: (
      when: EndingBetween
    ) => Effect.Effect<{ readonly count: number; readonly firstOn: Day | null }>
    /** Those of them that nothing of this kind was said about yet. */
    readonly unsaid: (
      kind: string,
      when: EndingBetween,
      limit: number
    ) => Effect.Effect<ReadonlyArray<CheckId>>
  }
>()("ports/CheckRepository") {}
