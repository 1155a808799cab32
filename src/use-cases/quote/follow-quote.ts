import * as Effect from "effect/Effect"

import { newsOfQuote } from "#domain/events/news.ts"
import { reopenProject, startProject, takeProjectStep } from "#domain/project/project-steps.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { foundOther } from "#domain/quote/closing.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { publish } from "../events/publish.ts"
import { openConversation } from "../messaging/open-conversation.ts"
import { now } from "../now.ts"
import { storeProject } from "../project/store-project.ts"
import { takeInvitationsBack } from "../project/take-back.ts"

const projectAfter = (project: ProjectRecord, before: QuoteRecord, { status }: QuoteRecord, at: Instant) => {
  if (status === "accepted") return Effect.fromResult(startProject(project, before))
  if (status === "completed") return Effect.fromResult(takeProjectStep(project, "complete", at))
  if (before.status === "accepted") return Effect.fromResult(reopenProject(project, at))
  return Effect.succeed(null)
}

/**
 * What a quote's step means for its project (docs/http-contract.md#states): acceptance starts its project and rejects
 * the other pending quotes, completion ends it, cancelling an accepted one opens it again. The project is written
 * before any quote, so that two acceptances at once wait for each other instead of deadlocking. Returns the quotes that
 * have ended with it.
 */
export const followQuote = Effect.fn("followQuote")(function* (before: QuoteRecord, after: QuoteRecord) {
  const projects = yield* ProjectRepository
  const quotes = yield* QuoteRepository
  const { homeownerId, id, projectId, providerId } = before

  let closed: ReadonlyArray<QuoteRecord> = []
  if (projectId !== null) {
    // The foreign key holds, so the project is there.
    const project = yield* Effect.orDie(projects.byId(projectId))
    const changed = yield* projectAfter(project, before, after, yield* now)
    if (changed !== null) yield* storeProject(changed)
    if (after.status === "accepted") {
      closed = yield* quotes.closePending(projectId, "rejected", id, foundOther)
      yield* takeInvitationsBack(project)
    }
    yield* publish(...closed.map(newsOfQuote))
  }
  if (after.status === "accepted") yield* openConversation({ homeownerId, providerId, projectId })
  return closed
})
