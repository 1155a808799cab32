import * as Effect from "effect/Effect"

import type { ProjectRecord } from "#domain/project/project.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"

import { now } from "../now.ts"

/** Has a project that is open to all announced, from the commit of the surrounding transaction on. */
export const announce = Effect.fnUntraced(function* ({ id, providerId, status }: ProjectRecord) {
  if (status !== "pending" || providerId !== null) return
  yield* (yield* AnnouncementRepository).announce(id, yield* now)
})
