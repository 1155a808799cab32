import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ApplicationRecord } from "#domain/application/application-record.ts"
import type { ApplicationState } from "#domain/application/application-states.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ApplicationId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export class ApplicationRepository extends Context.Service<
  ApplicationRepository,
  {
    readonly insert: (application: ApplicationRecord) => Effect.Effect<void>
    readonly byId: (id: ApplicationId) => Effect.Effect<ApplicationRecord, NotFound>
    /** The same, locked: nobody else changes the application until the surrounding transaction ends. */
    readonly held: (id: ApplicationId) => Effect.Effect<ApplicationRecord, NotFound>
    /** Stores a decision if the application still has the version that it was made on. */
    readonly update: (application: ApplicationRecord) => Effect.Effect<void, ChangedMeanwhile>
    /**
     * Withdraws the applications of an address that were sent since and that no operator has taken; returns how many.
     * Of two transactions at once that do this for the same address, the second sees what the first has stored.
     */
    readonly withdraw: (email: string, since: Instant, at: Instant) => Effect.Effect<number>
    /** How many there are in a state, and when the oldest of them was sent. */
    readonly waiting: (
      status: ApplicationState
    ) => Effect.Effect<{ readonly count: number; readonly oldestAt: Instant | null }>
    /** Erases what people have said in applications that were declined or withdrawn before `instant`. */
    readonly erase: (instant: Instant, at: Instant) => Effect.Effect<void>
  }
>()("ports/ApplicationRepository") {}
