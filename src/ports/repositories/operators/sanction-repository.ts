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
    /** Fails where the person has a sanction that was not lifted; of two at once exactly one is stored. */
    readonly insert: (sanction: SanctionRecord) => Effect.Effect<void, SanctionedAlready>
    readonly byId: (id: SanctionId) => Effect.Effect<SanctionRecord, NotFound>
    /** Lifts a sanction, unless it was lifted already. */
    readonly lift: (sanction: SanctionRecord) => Effect.Effect<void, ChangedMeanwhile>
    /** The person's sanction that was not lifted, even if its last day is over; null for none. */
    readonly openOf: (userId: UserId) => Effect.Effect<SanctionRecord | null>
    /** Newest first, at most `mostSanctions`. */
    readonly ofPerson: (userId: UserId) => Effect.Effect<ReadonlyArray<Sanction>>
    /** Suspensions that began after `instant` and were not lifted. */
    readonly suspendedSince: (instant: Instant, limit: number) => Effect.Effect<ReadonlyArray<SanctionId>>
    /** Sanctions that were not lifted and whose day is this one or an earlier one. */
    readonly ended: (today: Day, limit: number) => Effect.Effect<ReadonlyArray<SanctionId>>
  }
>()("ports/SanctionRepository") {}
