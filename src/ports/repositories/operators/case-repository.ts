import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AlreadyReported } from "#domain/case/case-errors.ts"
import type { CaseState } from "#domain/case/case-options.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { CaseId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export interface WaitingCases {
  readonly count: number
  readonly answered: number
  readonly oldestAt: Instant | null
}

/** Where in a list a row stands. */
export type CasePlace = Pick<CaseRecord, "createdAt" | "id">

/** Which rows: of one state and kind or all, the first `limit`, or so many after a row of the list. */
export interface CaseSlice {
  readonly state: CaseState | null
  readonly kind: CaseRecord["kind"] | null
  readonly limit: number
  readonly before: CasePlace | null
}

export class CaseRepository extends Context.Service<
  CaseRepository,
  {
    /**
     * Fails where a case of the same person about the same thing waits already; of two at once exactly one is stored.
     */
    readonly insert: (opened: CaseRecord) => Effect.Effect<void, AlreadyReported>
    readonly byId: (id: CaseId) => Effect.Effect<CaseRecord, NotFound>
    /** The same, locked: nobody else changes the case until the surrounding transaction ends. */
    readonly held: (id: CaseId) => Effect.Effect<CaseRecord, NotFound>
    /** Stores a change if the case still has the version that it was made on. */
    readonly update: (changed: CaseRecord) => Effect.Effect<void, ChangedMeanwhile>
    /**
     * The cases that a person has opened, and those against them that they may see (`caseFor`): newest first, or as
     * many after a row of the list.
     */
    readonly ofPerson: (
      id: UserId,
      limit: number,
      before?: CasePlace | null
    ) => Effect.Effect<ReadonlyArray<CaseRecord>>
    /** How many a person has opened, and how many there are against them. */
    readonly countOf: (id: UserId) => Effect.Effect<{ readonly opened: number; readonly against: number }>
    /** How many wait for an operator, how many of them were answered, and when the oldest was opened. */
    readonly waiting: Effect.Effect<WaitingCases>
    /** Waiting cases begin with the oldest, all others with the newest. */
    readonly list: (slice: CaseSlice) => Effect.Effect<ReadonlyArray<CaseRecord>>
  }
>()("ports/CaseRepository") {}
