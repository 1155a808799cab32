import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { SanctionedAlready } from "#domain/sanction/sanction-errors.ts"
import type { Sanction, SanctionRecord } from "#domain/sanction/sanction.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { SanctionId, UserId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

export class SanctionRepository extends Context.Service<
  SanctionRepository,
  {
    /** Fails where the person has one that was not lifted; of two at once exactly one is stored. */
    readonly insert: (sanction: SanctionRecord) => Effect.Effect<void, SanctionedAlready>
    readonly byId: (id: SanctionId) => Effect.Effect<SanctionRecord, NotFound>
    /** Ends one that was not lifted yet. */
    readonly lift: (sanction: SanctionRecord) => Effect.Effect<void, ChangedMeanwhile>
    /** The one that was not lifted; null for none. Its day may have come. */
    readonly openOf: (userId: UserId) => Effect.Effect<SanctionRecord | null>
    /** Newest first, at most `mostSanctions`. */
    readonly ofPerson: (userId: UserId) => Effect.Effect<ReadonlyArray<Sanction>>
    /** Those not lifted yet by which somebody was suspended after `instant`. */
    readonly suspendedSince: (instant: Instant, limit: number) => Effect.Effect<ReadonlyArray<SanctionId>>
    /** Those not lifted yet that end on this day or ended before it. */
    readonly ended: (today: Day, limit: number) => Effect.Effect<ReadonlyArray<SanctionId>>
  }
>()("ports/SanctionRepository") {}
