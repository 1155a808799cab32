import * as Effect from "effect/Effect"

import { isEndedForGood } from "#domain/project/project-states.ts"
import type { ChangedProject } from "#domain/project/project-steps.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

import { publish } from "../events/publish.ts"
import { announce } from "./announce.ts"

/**
 * Stores a project that has changed, which is news to all who have quoted on it or are invited as well, and to whom it is
 * open now. For one that can never be open again, the notes of who was told of it are removed.
 */
export const storeProject = Effect.fnUntraced(function* ({ news, value }: ChangedProject) {
  const projects = yield* ProjectRepository
  yield* projects.update(value)
  yield* announce(value)
  if (isEndedForGood(value)) yield* (yield* AnnouncementRepository).forget(value.id)
  yield* publish(news(yield* projects.followersOf(value.id)))
})
