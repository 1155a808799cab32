import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { takeMoreOffers } from "#domain/project/project-changes.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { atomically } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { withinLimit } from "../usage/within-limit.ts"
import { ownProjectHeld } from "./own-project.ts"
import { storeProject } from "./store-project.ts"

/** Makes room for more offers on one's own project. */
export const askForMoreOffers = Effect.fn("askForMoreOffers")(function* (actor: Actor, projectId: ProjectId) {
  const views = yield* ProjectViews
  const store = Effect.gen(function* () {
    const project = yield* ownProjectHeld(actor, projectId)
    const changed = yield* Effect.fromResult(takeMoreOffers(project))
    if (changed === null) return
    yield* withinLimit(actor, { kind: "projectChanges" })
    yield* storeProject(changed)
  })
  yield* atomically(store)
  return yield* views.byId(projectId)
})
