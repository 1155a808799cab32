import * as Effect from "effect/Effect"

import type { ProjectRecord } from "#domain/project/project.ts"
import { pointOf } from "#domain/project/reach.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"

import { now } from "../now.ts"

/**
 * Schedules the announcement of a project that is open to all and whose place is known, from the commit of the
 * surrounding transaction on.
 */
export const announce = Effect.fnUntraced(function* (project: ProjectRecord) {
  const { id, providerId, status } = project
  if (status !== "pending" || providerId !== null || pointOf(project) === null) return
  yield* (yield* AnnouncementRepository).announce(id, yield* now)
})
