import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfQuote } from "#domain/events/news.ts"
import { noticesOfClosed, noticesOfProject } from "#domain/notices/work-notices.ts"
import { AddresseeUnlisted } from "#domain/project/project-errors.ts"
import type { ProjectStep } from "#domain/project/project-life-cycle.ts"
import { type ChangedProject, takeProjectStep } from "#domain/project/project-steps.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { withdrawn } from "#domain/quote/closing.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { publish } from "../events/publish.ts"
import { requireOpenPair } from "../messaging/require-open.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { findListedProvider } from "../provider/find-listed-provider.ts"
import { unsayOutdated } from "../quote/unsay-outdated.ts"
import { withTitles } from "../quote/with-title.ts"
import { fewWhileUnconfirmed } from "../usage/few-while-unconfirmed.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { completeAcceptedQuote } from "./complete-accepted-quote.ts"
import { openForAddressee } from "./open-for-addressee.ts"
import { ownProjectHeld } from "./own-project.ts"
import { roomForProject } from "./room-for-project.ts"
import { storeProject } from "./store-project.ts"
import { takeBack } from "./take-back.ts"

/** Takes one's own project by a step; `store` writes it, with what follows, in the same transaction. */
const move = Effect.fnUntraced(function* <E, R>(
  actor: Actor,
  { projectId, step }: { readonly projectId: ProjectId; readonly step: ProjectStep },
  store: (moved: ChangedProject) => Effect.Effect<void, E, R>
) {
  const views = yield* ProjectViews
  const moving = Effect.gen(function* () {
    const project = yield* ownProjectHeld(actor, projectId)
    yield* store(yield* Effect.fromResult(takeProjectStep(project, step, yield* now)))
  })
  yield* atomically(moving)
  return yield* views.byId(projectId)
})

// After the project is written: whoever bids on it locks the project and the conversation in that order.
const requireAddressee = Effect.fnUntraced(function* ({ homeownerId, providerId }: ProjectRecord) {
  if (providerId === null) return
  yield* Effect.mapError(findListedProvider(providerId), () => new AddresseeUnlisted())
  yield* requireOpenPair({ homeownerId, providerId })
})

/** Opens one's own draft to all, or to its addressee. */
export const publishProject = Effect.fn("publishProject")((actor: Actor, projectId: ProjectId) =>
  move(
    actor,
    { projectId, step: "publish" },
    Effect.fnUntraced(function* (moved) {
      yield* fewWhileUnconfirmed(actor, { kind: "unconfirmedProjects", thing: projectId })
      yield* roomForProject(actor)
      yield* withinLimit(actor, { kind: "projectChanges" })
      yield* storeProject(moved)
      yield* requireAddressee(moved.value)
      yield* seenBy(actor, projectId)
      yield* tell(...noticesOfProject(actor, moved.value))
      yield* openForAddressee(actor, moved.value)
    })
  )
)

/** Makes one's own project a draft again, which ends what is offered on it. */
export const withdrawProject = Effect.fn("withdrawProject")((actor: Actor, projectId: ProjectId) =>
  move(
    actor,
    { projectId, step: "withdraw" },
    Effect.fnUntraced(function* (moved) {
      yield* storeProject(moved)
      const closed = yield* (yield* QuoteRepository).closePending(projectId, "cancelled", null, withdrawn)
      yield* publish(...closed.map(newsOfQuote))
      yield* seenBy(actor, projectId, ...closed.map(({ id }) => id))
      yield* unsayOutdated(closed)
      yield* takeBack(moved.value)
      yield* tell(...noticesOfClosed(actor, yield* withTitles(closed)))
    })
  )
)

/** Completes one's own project, and the accepted offer with it. */
export const completeProject = Effect.fn("completeProject")((actor: Actor, projectId: ProjectId) =>
  move(
    actor,
    { projectId, step: "complete" },
    Effect.fnUntraced(function* (moved) {
      yield* storeProject(moved)
      yield* seenBy(actor, projectId)
      yield* completeAcceptedQuote(actor, moved.value)
    })
  )
)
