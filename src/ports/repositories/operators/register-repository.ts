import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { LicenseEntry } from "#domain/register/license-entry.ts"
import type { Claim } from "#domain/register/match-rules.ts"
import type { FoundMatch, RegisterMatch } from "#domain/register/register-match.ts"
import type { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ImportId, LicenseEntryId, ProviderId, RegisterMatchId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

export interface MatchSlice {
  readonly limit: number
  /** The last one of the page before. */
  readonly before: RegisterMatchId | null
}

/** Public registers of licenses, and which of their numbers businesses claim. */
export class RegisterRepository extends Context.Service<
  RegisterRepository,
  {
    /**
     * Stores licenses by register and number: a later entry with the same number replaces the earlier one and keeps its
     * id.
     */
    readonly put: (entries: ReadonlyArray<LicenseEntry>) => Effect.Effect<void>
    /**
     * Removes a register's entries from before this import. Matches that lose their entry by it wait for an operator
     * again; returns these.
     */
    readonly removeOlder: (
      register: string,
      id: ImportId,
      at: Instant
    ) => Effect.Effect<ReadonlyArray<RegisterMatchId>>
    readonly entry: (id: LicenseEntryId) => Effect.Effect<LicenseEntry | null>
    /** The licenses with one of these numbers, of all registers, by register and number. */
    readonly numbered: (numbers: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<LicenseEntry>>
    /**
     * The businesses that claim one of these numbers, however they write it, or whose license of this number was
     * checked. The latter, and those who write it with unusual marks, only where they have a match of it in one of
     * these registers.
     */
    readonly claiming: (
      numbers: ReadonlyArray<string>,
      registers: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<Claim>>
    readonly match: (id: RegisterMatchId) => Effect.Effect<RegisterMatch | null>
    /** All matches of these businesses, in no order. */
    readonly matchesOf: (ids: ReadonlyArray<ProviderId>) => Effect.Effect<ReadonlyArray<RegisterMatch>>
    /** Stores matches; those that are there already are overwritten. */
    readonly putMatches: (matches: ReadonlyArray<RegisterMatch>) => Effect.Effect<void>
    readonly removeMatches: (ids: ReadonlyArray<RegisterMatchId>) => Effect.Effect<void>
    /** Settles the waiting matches of a business with this `isActive` (whether the license may be used). */
    readonly settle: (
      match: Pick<RegisterMatch, "isActive" | "providerId">,
      at: Instant
    ) => Effect.Effect<void>
    /** Makes the settled matches of a business wait again that say that its license may be used. */
    readonly reopen: (id: ProviderId, at: Instant) => Effect.Effect<void>
    /** Settles one match; fails where it no longer waits. */
    readonly putAside: (
      id: RegisterMatchId,
      at: Instant
    ) => Effect.Effect<RegisterMatch, ChangedMeanwhile | NotFound>
    /** Matches that wait for an operator, first found first. */
    readonly waiting: (slice: MatchSlice) => Effect.Effect<ReadonlyArray<FoundMatch>>
    readonly countWaiting: Effect.Effect<{ readonly count: number; readonly oldestAt: Instant | null }>
  }
>()("ports/RegisterRepository") {}
