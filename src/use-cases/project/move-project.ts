import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfQuote } from "#domain/events/news.ts"
import { noticesOfClosed, noticesOfProject } from "#domain/notices/work-notices.ts"
import { AddresseeUnlisted } from "#domain/project/project-errors.ts"
import type { ProjectStep } from "#domain/project/project-life-cycle.ts"
import { takeProjectStep } from "#domain/project/project-steps.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { withdrawn } from "#domain/quote/closing.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { publish } from "../events/publish.ts"
import { requireOpenPair } from "../messaging/require-open.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { findListedProvider } from "../provider/find-listed-provider.ts"
import { forgetEnds } from "../quote/forget-ends.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { completeAcceptedQuote } from "./complete-accepted-quote.ts"
import { openForAddressee } from "./open-for-addressee.ts"
import { ownProject } from "./own-project.ts"
import { roomForProject } from "./room-for-project.ts"
import { storeProject } from "./store-project.ts"

// After the project is written, as whoever bids on it holds the two in that order.
const requireAddressee = Effect.fnUntraced(function* ({ homeownerId, providerId }: ProjectRecord) {
  if (providerId === null) return
  yield* Effect.mapError(findListedProvider(providerId), () => new AddresseeUnlisted())
  yield* requireOpenPair({ homeownerId, providerId })
})

/** Publishes, withdraws or completes one's own project, with what follows for its quotes. */
export const moveProject = Effect.fn("moveProject")(function* (
  actor: Actor,
  projectId: ProjectId,
  step: ProjectStep
) {
  const quotes = yield* QuoteRepository
  const views = yield* ProjectViews
  const { atomically } = yield* Transactor

  const store = Effect.gen(function* () {
    const project = yield* ownProject(actor, projectId)
    const moved = yield* Effect.fromResult(takeProjectStep(project, step, yield* now))
    if (step === "publish") {
      yield* fewWhileUnconfirmed(actor, { kind: "unconfirmedProjects", thing: projectId })
      yield* withinLimit(actor, { kind: "projectChanges" })
      yield* roomForProject(actor)
    }
    yield* storeProject(moved)
    if (step === "publish") yield* requireAddressee(moved.value)
    const closed =
      step === "withdraw" ? yield* quotes.closePending(projectId, "cancelled", null, withdrawn) : []
    yield* publish(...closed.map(newsOfQuote))
    yield* forgetEnds(closed)
    yield* seenBy(actor, projectId, ...closed.map(({ id }) => id))
    yield* tell(
      ...noticesOfClosed(actor, closed),
      ...(step === "publish" ? noticesOfProject(actor, moved.value) : [])
    )
    if (step === "publish") yield* openForAddressee(actor, moved.value)
    if (step === "complete") yield* completeAcceptedQuote(actor, moved.value)
  })
  yield* atomically(store)
  return yield* views.byId(projectId)
})
