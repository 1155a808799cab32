import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import { noticeOfJob } from "#domain/notices/alert-notices.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { wantsToHear } from "#domain/provider/alerts/wanted-job.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { type Announcement, AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { workOff } from "../chores/work-off.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"

/** How many providers are looked at in one transaction. */
const pageSize = 500

/** Tells the next providers; gives where to go on, or null when all have been looked at. */
const tellSome = Effect.fnUntraced(function* (project: ProjectRecord, { after }: Announcement, at: Instant) {
  const announcements = yield* AnnouncementRepository
  if (project.status !== "pending" || project.providerId !== null) return null
  const candidates = yield* announcements.candidates(project, after, pageSize)
  const hearers = candidates.filter(wantsToHear(project, at)).map(({ standing }) => standing)
  const ids = hearers.map(({ providerId }) => providerId)
  const fresh = new Set(yield* announcements.noteTold(project.id, ids, at))
  const told = hearers.filter(({ providerId }) => fresh.has(providerId))
  yield* tell(...told.map((standing) => noticeOfJob(project, standing)))
  const last = candidates.at(-1)
  return last === undefined || candidates.length < pageSize ? null : { after: last.mark, dueAt: at }
})

/**
 * Announces a project to a page of providers, all or nothing: every provider who is noted as told has the notice, and a
 * server that dies between two pages leaves the next page to another one.
 */
const announcePage = Effect.fnUntraced(function* (claimed: Announcement) {
  const announcements = yield* AnnouncementRepository
  const page = Effect.gen(function* () {
    // The foreign key holds, so the project is there.
    const project = yield* Effect.orDie((yield* ProjectRepository).byId(claimed.projectId))
    yield* announcements.settle(claimed, yield* tellSome(project, claimed, yield* now))
  })
  yield* atomically(page)
})

/** Announces open projects to the providers within reach, page by page; faults of ours are told to `onFault`. */
export const announceJobs = (onFault: (error: unknown) => void) =>
  Effect.gen(function* () {
    const { claim, settle } = yield* AnnouncementRepository
    yield* workOff(
      {
        claim,
        // What has failed is tried again when its lease is over.
        attempt: (claimed) =>
          Effect.catchCause(announcePage(claimed), (cause) =>
            Effect.sync(() => onFault(Cause.squash(cause)))
          ),
        release: (claimed, at) =>
          Effect.forEach(claimed, (one) => settle(one, { after: one.after, dueAt: at }), { discard: true })
      },
      1
    )
  })
