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
    /** The removal of a thing; null where the thing was not taken down. */
    readonly of: (about: Removal["about"], id: ThingId) => Effect.Effect<Removal | null>
    /**
     * The same of a thing that was taken down, locked: nobody else changes it until the surrounding transaction ends.
     */
    readonly held: (about: Removal["about"], id: ThingId) => Effect.Effect<Removal, NotFound>
    /** What these cases have taken down and nobody has put back, by case. */
    readonly ofCases: (ids: ReadonlyArray<CaseId>) => Effect.Effect<ReadonlyMap<string, RemovedThing>>
    /** Stores that a thing stands again, who has put it back and why. */
    readonly restore: (restoring: RestoringRecord) => Effect.Effect<void>
    /** When the thing that a case is about, and what the case has taken down, were put back; earliest first. */
    readonly restoringsOf: (
      found: Pick<CaseRecord, "about" | "aboutId" | "id">
    ) => Effect.Effect<ReadonlyArray<RestoredThing>>
    /** For each rating, how many of its reviews are taken down. */
    readonly starFigures: Effect.Effect<ReadonlyArray<StarFigure>>
    /** Erases the words of things that were taken down before `instant`. */
    readonly erase: (instant: Instant) => Effect.Effect<void>
  }
>()("ports/RemovalRepository") {}
