import * as Effect from "effect/Effect"

import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"

import { aMessage, aProject, aProviderId, aUserId } from "../builders.ts"
import type { StoragePorts } from "./stores.ts"

const { createdAt: upTo } = aMessage()
const some = { after: "2026-02-02T00:00:00.000Z", upTo }
const austin = { latitude: 30.27, longitude: -97.74 }
const project = aProject(austin)

export const ask = <Views, A, E>(
  views: Effect.Effect<Views, never, StoragePorts>,
  read: (views: Views) => Effect.Effect<A, E>
): Effect.Effect<unknown, never, StoragePorts> => Effect.exit(Effect.flatMap(views, read))

const marks = [null, { ...austin, id: aProviderId() }, { latitude: null, longitude: null, id: aProviderId() }]

/** The readings of scheduled jobs. */
export const readingsOfJobs = [
  ask(StaleWork, (stale) => stale.unanswered("answer-wanted", some, 100)),
  ask(StaleWork, (stale) => stale.expired(upTo, 100)),
  ask(StaleWork, (stale) => stale.withoutOffers("no-offers-yet", some, 100)),
  ask(StaleWork, (stale) => stale.unansweredProjects("project-unanswered", some, 100)),
  ask(StaleWork, (stale) => stale.overdue(upTo, 100)),
  ...marks.map((mark) => ask(AnnouncementRepository, (jobs) => jobs.candidates(project, mark, 500))),
  ask(SavedSearchRepository, (searches) => searches.ofUser(aUserId()))
]
