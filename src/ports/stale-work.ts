import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { CheckNudge } from "#domain/check/check-options.ts"
import type { Nudge } from "#domain/quote/run-out.ts"
import type { CheckId, ProjectId, QuoteId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** The time range in which a thing was made or published: after the one moment, up to the other. */
export interface Between {
  readonly after: Instant
  readonly upTo: Instant
}

/** Work that nobody answers, oldest first, and who was reminded of it. */
export class StaleWork extends Context.Service<
  StaleWork,
  {
    /**
     * Requests made then that their provider has neither answered nor written about, and without a reminder of this
     * kind yet.
     */
    readonly unanswered: (kind: Nudge, made: Between, limit: number) => Effect.Effect<ReadonlyArray<QuoteId>>
    /** Requests without an offer that were made by then, and about which nobody has written since. */
    readonly expired: (upTo: Instant, limit: number) => Effect.Effect<ReadonlyArray<QuoteId>>
    /**
     * Projects published then that are open to all, have no live offer, and are without a reminder of this kind yet.
     */
    readonly withoutOffers: (
      kind: Nudge,
      published: Between,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ProjectId>>
    /** The same for projects addressed to one provider, who has neither quoted on them nor written. */
    readonly unansweredProjects: (
      kind: Nudge,
      published: Between,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ProjectId>>
    /** Open projects whose time is over. */
    readonly overdue: (now: Instant, limit: number) => Effect.Effect<ReadonlyArray<ProjectId>>
    /** Notes that something was said or done about a thing; false where that was noted before. */
    readonly noteOnce: (
      kind: CheckNudge | Nudge,
      thingId: CheckId | ProjectId | QuoteId,
      at: Instant
    ) => Effect.Effect<boolean>
    /** Forgets what was noted before `instant`. */
    readonly purge: (instant: Instant) => Effect.Effect<void>
  }
>()("ports/StaleWork") {}
