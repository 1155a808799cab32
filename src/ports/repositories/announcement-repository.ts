import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { ProjectRecord } from "#domain/project/project.ts"
import type { Hearer } from "#domain/provider/alerts/wanted-job.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** A cursor: the last provider that a runner has looked at, and where its listing stands on the map. */
export interface ListingMark {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly id: ProviderId
}

/** A project that providers are still to be told of. */
export interface Announcement {
  readonly projectId: ProjectId
  /** Null at the start. */
  readonly after: ListingMark | null
  /** When the next page is due; for a claimed announcement, when its lease ends. */
  readonly dueAt: Instant
}

export interface Candidate extends Hearer {
  readonly mark: ListingMark
}

/** Open projects on their way to the providers within reach: one row a project, however many providers hear of it. */
export class AnnouncementRepository extends Context.Service<
  AnnouncementRepository,
  {
    /** Announces the project from the beginning; providers who were told of it before are not told again. */
    readonly announce: (id: ProjectId, at: Instant) => Effect.Effect<void>
    /** Claims up to `limit` due announcements, with a lease until `until`. No two callers get the same one. */
    readonly claim: (
      now: Instant,
      until: Instant,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Announcement>>
    /**
     * The next listed providers of the project's trade whom it may reach, in the order of their marks. Nobody where the
     * project's place is unknown: it would be everybody in the country, and they find it in their lists.
     */
    readonly candidates: (
      project: ProjectRecord,
      after: ListingMark | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Candidate>>
    /** Notes which providers are told of the project; returns those who had not been told before. */
    readonly noteTold: (
      id: ProjectId,
      providerIds: ReadonlyArray<ProviderId>,
      at: Instant
    ) => Effect.Effect<ReadonlyArray<ProviderId>>
    /**
     * Forgets who was told of a project that is `isEndedForGood`. What is noted of other projects stays, so that nobody is
     * told twice.
     */
    readonly forget: (id: ProjectId) => Effect.Effect<void>
    /**
     * Continues after a mark at a time, or, with null, is done. Does nothing where the project was announced anew or
     * another server has claimed it since.
     */
    readonly settle: (
      claimed: Pick<Announcement, "dueAt" | "projectId">,
      next: Pick<Announcement, "after" | "dueAt"> | null
    ) => Effect.Effect<void>
  }
>()("ports/AnnouncementRepository") {}
