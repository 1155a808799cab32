import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ProjectStep } from "#domain/project/project-life-cycle.ts"
import { takeProjectStep } from "#domain/project/project-rules.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { tellOfProject, tellOfQuote } from "../events/publish.ts"
import { completeAcceptedQuote } from "./complete-accepted-quote.ts"
import { ownProject } from "./own-project.ts"
import { roomForProject } from "./room-for-project.ts"

/** Publishes, withdraws or completes one's own project, with what follows for its quotes. */
export const moveProject = Effect.fn("moveProject")(function* (
  actor: Actor,
  projectId: ProjectId,
  step: ProjectStep
) {
  const projects = yield* ProjectRepository
  const quotes = yield* QuoteRepository
  const views = yield* ProjectViews
  const { atomically } = yield* Transactor

  const store = Effect.gen(function* () {
    const project = yield* ownProject(actor, projectId)
    const moved = yield* Effect.fromResult(takeProjectStep(project, step))
    if (step === "publish") yield* roomForProject(actor)
    yield* projects.update(moved)
    yield* tellOfProject(project, moved)
    const closed = step === "withdraw" ? yield* quotes.closePending(projectId, "cancelled", null) : []
    yield* Effect.forEach(closed, tellOfQuote)
    if (step === "complete") yield* completeAcceptedQuote(moved)
  })
  yield* atomically(store)
  return yield* views.byId(projectId)
})
