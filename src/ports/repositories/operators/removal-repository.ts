import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { CaseRecord } from "#domain/case/case.ts"
import type {
  Removal,
  RemovedThing,
  RestoredThing,
  RestoringRecord,
  StarFigure
} from "#domain/removal/removal.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { CaseId, ThingId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export class RemovalRepository extends Context.Service<
  RemovalRepository,
  {
    readonly insert: (removal: Removal) => Effect.Effect<void>
    /** Null for what stands. */
    readonly of: (about: Removal["about"], id: ThingId) => Effect.Effect<Removal | null>
    /** The same of what was taken down; inside a transaction, until whose end nobody else changes it. */
    readonly held: (about: Removal["about"], id: ThingId) => Effect.Effect<Removal, NotFound>
    /** What these cases have taken down and nobody has put back, by case. */
    readonly ofCases: (ids: ReadonlyArray<CaseId>) => Effect.Effect<ReadonlyMap<string, RemovedThing>>
    /** What was taken down stands again; who has put it back, and why, is kept. */
    readonly restore: (restoring: RestoringRecord) => Effect.Effect<void>
    /** When what a case is about, and what it has taken down, was put back; the first one first. */
    readonly restoringsOf: (
      found: Pick<CaseRecord, "about" | "aboutId" | "id">
    ) => Effect.Effect<ReadonlyArray<RestoredThing>>
    /** Of the reviews of each rating, how many are taken down. */
    readonly starFigures: Effect.Effect<ReadonlyArray<StarFigure>>
    /** Erases what things said that were taken down before `instant`. */
    readonly erase: (instant: Instant) => Effect.Effect<void>
  }
>()("ports/RemovalRepository") {}
