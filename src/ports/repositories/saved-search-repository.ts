import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { SearchId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** People's saved searches; those of others do not exist to them. */
export class SavedSearchRepository extends Context.Service<
  SavedSearchRepository,
  {
    /** Newest first. */
    readonly ofUser: (id: UserId) => Effect.Effect<ReadonlyArray<SavedSearchRecord>>
    readonly own: (userId: UserId, id: SearchId) => Effect.Effect<SavedSearchRecord, NotFound>
    readonly byId: (id: SearchId) => Effect.Effect<SavedSearchRecord | null>
    /** Stores a search if there are fewer than `most`; false otherwise. Two calls at once cannot exceed it. */
    readonly insert: (search: SavedSearchRecord, most: number) => Effect.Effect<boolean>
    /**
     * Changes one's own search by a rule, while it is held; of two changes at once the second sees what the first has
     * made.
     */
    readonly change: (
      userId: UserId,
      id: SearchId,
      rule: (search: SavedSearchRecord) => SavedSearchRecord
    ) => Effect.Effect<SavedSearchRecord, NotFound>
    readonly remove: (userId: UserId, id: SearchId) => Effect.Effect<void, NotFound>
    /** Claims up to `limit` due searches, with a lease until `until`. No two callers get the same one. */
    readonly claim: (
      now: Instant,
      until: Instant,
      limit: number
    ) => Effect.Effect<ReadonlyArray<SavedSearchRecord>>
    /**
     * Notes when a claimed search is due next, and up to where it was told of; false when somebody has changed it
     * since.
     */
    readonly settle: (
      search: Pick<SavedSearchRecord, "dueAt" | "id">,
      after: Pick<SavedSearchRecord, "dueAt" | "toldUpTo">
    ) => Effect.Effect<boolean>
  }
>()("ports/SavedSearchRepository") {}
