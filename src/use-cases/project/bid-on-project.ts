import * as Effect from "effect/Effect"

import { WrongRole } from "#domain/account/account-errors.ts"
import type { Actor } from "#domain/account/account.ts"
import { refusals } from "#domain/account/refusals.ts"
import { noticeOfOffer } from "#domain/notices/offer-notices.ts"
import { bidOn } from "#domain/project/project-rules.ts"
import { isVisibleTo } from "#domain/project/project-standing.ts"
import { nextOffer } from "#domain/quote/offer/offer-version.ts"
import { bidAt } from "#domain/quote/offer/offer.ts"
import { withOffer } from "#domain/quote/quote-rules.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { type ProjectId, QuoteId } from "#domain/shared/ids.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import type { Read } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { requireOpenPair } from "../messaging/require-open.ts"
import { newId } from "../new-id.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { remindOfEnd } from "../quote/remind-of-end.ts"
import { withinLimit } from "../usage/within-limit.ts"

/**
 * The project, locked, if this actor may bid on it, as a provider who sees it; its homeowner is told that theirs is the
 * wrong role.
 */
const biddable = Effect.fnUntraced(function* (actor: Actor, projectId: ProjectId) {
  const projects = yield* ProjectRepository
  const project = yield* projects.held(projectId)
  if (project.homeownerId === actor.id) {
    return yield* new WrongRole({ reason: refusals.sendOffers })
  }
  if (actor.providerId === null) return yield* new NotFound({ thing: "project" })
  const standing = yield* projects.standingOf(actor.providerId, projectId)
  return isVisibleTo(project, standing) ? { project, standing } : yield* new NotFound({ thing: "project" })
})

/** A provider's offer on a posted project: a pending quote of their own. */
export const bidOnProject = Effect.fn("bidOnProject")(function* (
  actor: Actor,
  projectId: ProjectId,
  read: Read
) {
  const quotes = yield* QuoteRepository
  const offers = yield* OfferRepository
  const users = yield* UserRepository
  const views = yield* QuoteViews
  const id = yield* newId(QuoteId)

  const store = Effect.gen(function* () {
    const { project, standing } = yield* biddable(actor, projectId)
    const at = yield* now
    const bid = yield* read(bidAt(at))
    yield* requireOpenPair({ homeownerId: project.homeownerId, providerId: standing.providerId })
    const homeowner = yield* users.byId(project.homeownerId)
    const bidding = { id, project, homeowner, readVersion: bid.projectVersion, now: at }
    const quote = yield* Effect.fromResult(bidOn(bidding, standing))
    yield* withinLimit(actor, { kind: "bids" })
    const offer = nextOffer(quote, bid, at)
    yield* storeChange(withOffer(quote, offer), quotes.insert)
    yield* offers.insert(offer)
    yield* seenBy(actor, projectId)
    yield* tell(noticeOfOffer(actor, quote, offer, project.title))
    yield* remindOfEnd(actor, { ...quote, projectTitle: project.title }, offer)
  })
  yield* atomically(store)
  return yield* views.byId(id, actor, yield* now)
})
