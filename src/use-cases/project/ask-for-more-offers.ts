import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { moreOffers } from "#domain/project/project-steps.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { ownProject } from "./own-project.ts"
import { storeProject } from "./store-project.ts"

/** Makes room for two more offers on one's open project; there may be eight. */
export const askForMoreOffers = Effect.fn("askForMoreOffers")(function* (actor: Actor, projectId: ProjectId) {
  const views = yield* ProjectViews
  const { atomically } = yield* Transactor
  yield* atomically(
    Effect.gen(function* () {
      const project = yield* ownProject(actor, projectId)
      const wider = yield* Effect.fromResult(moreOffers(project))
      if (wider.value.maxOffers > project.maxOffers) yield* storeProject(wider)
    })
  )
  return yield* views.byId(projectId)
})
