import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { FoundAlike, Numbers } from "#domain/operator/alike.ts"
import type { PeopleSearch, Person } from "#domain/operator/people.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/**
 * Which people: the first `limit` for whom each word is the beginning of a field, or all words together that of their
 * name or of their business's; latest registered first.
 */
export interface PeopleSlice {
  readonly search: PeopleSearch
  readonly limit: number
  /** The last one of the page before. */
  readonly before: UserId | null
  readonly now: Instant
}

export class PeopleViews extends Context.Service<
  PeopleViews,
  {
    readonly list: (slice: PeopleSlice) => Effect.Effect<ReadonlyArray<Person>>
    /** Null for nobody. */
    readonly one: (id: UserId, now: Instant) => Effect.Effect<Person | null>
    /**
     * At most `mostAlike` others with one of these numbers who are or were sanctioned, the latest sanctioned first.
     */
    readonly sanctionedAlike: (id: UserId, numbers: Numbers) => Effect.Effect<ReadonlyArray<FoundAlike>>
  }
>()("ports/PeopleViews") {}
