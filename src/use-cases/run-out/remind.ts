import * as Effect from "effect/Effect"

import {
  noticeOfNoAnswer,
  noticeOfNoOffers,
  noticeOfUnansweredProject,
  noticeOfWaiting
} from "#domain/notices/run-out-notices.ts"
import { isUnansweredByOne, isWithoutOffers } from "#domain/project/project-states.ts"
import { isPaused } from "#domain/provider/alerts/pause.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { type ResponseTime, responseTimes } from "#domain/provider/response-time.ts"
import { everybody } from "#domain/provider/search/provider-search.ts"
import { searchRadiusMiles } from "#domain/provider/search/search-options.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { isUnanswered, type Nudge } from "#domain/quote/run-out.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import type { ProjectId, QuoteId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { askedWith, isSettledByOther } from "./asked-with.ts"

// Requests of a settled need are noted as well, so that they do not come a second time.
const isToBeSaid = Effect.fnUntraced(function* (kind: Nudge, quote: QuoteRecord) {
  return (yield* (yield* StaleWork).noteOnce(kind, quote.id, yield* now)) && !(yield* isSettledByOther(quote))
})

/** Reminds a provider of a request that waits for an answer. */
export const remindProvider = Effect.fnUntraced(function* (id: QuoteId) {
  const quote = yield* (yield* QuoteRepository).byId(id)
  if (!isUnanswered(quote)) return
  const { firstName } = yield* (yield* UserRepository).byId(quote.homeownerId)
  if (yield* isToBeSaid("answer-wanted", quote)) yield* tell(noticeOfWaiting(quote, firstName))
})

// How many professionals nearby are looked at, to find some who say that they answer sooner.
const lookedAt = 20
const shownAtMost = 3

const rank = (time: ResponseTime) => responseTimes.indexOf(time)

/** Others nearby of the same trade who take work, can be written to, were not asked and say that they answer sooner. */
const fasterThan = Effect.fnUntraced(function* (asked: ProviderProfile, quote: QuoteRecord) {
  const { homeownerId, serviceType } = quote
  const { latitude, longitude, responseTime, specialties } = asked
  if (latitude === null || longitude === null) return []
  const at = yield* now
  const { providers } = yield* (yield* ProviderViews).search({
    ...everybody,
    today: lastToday(at),
    specialty: specialties.includes(serviceType) ? serviceType : (specialties[0] ?? serviceType),
    near: { latitude, longitude, radiusMiles: searchRadiusMiles },
    limit: lookedAt
  })
  const askedIds = (yield* askedWith(quote)).map(({ providerId }) => providerId)
  const known = new Set([...askedIds, ...(yield* (yield* ConversationRepository).closedWith(homeownerId))])
  return providers
    .filter((other) => !known.has(other.id) && rank(other.responseTime) < rank(responseTime))
    .filter(({ pausedUntil = null }) => !isPaused(pausedUntil, at))
    .slice(0, shownAtMost)
})

/** Tells a homeowner that a request is not answered, and who may answer sooner. */
export const showOthers = Effect.fnUntraced(function* (id: QuoteId) {
  const quote = yield* (yield* QuoteRepository).byId(id)
  if (!isUnanswered(quote)) return
  if (!(yield* isToBeSaid("no-answer-yet", quote))) return
  const asked = yield* (yield* ProviderRepository).byId(quote.providerId)
  yield* tell(noticeOfNoAnswer(quote, asked.businessName, yield* fasterThan(asked, quote)))
})

/** Tells a homeowner what helps a project without an offer. */
export const remindOfInvitations = Effect.fnUntraced(function* (id: ProjectId) {
  const projects = yield* ProjectRepository
  const project = yield* projects.byId(id)
  if (!isWithoutOffers({ ...project, offers: yield* projects.offersOn(id) })) return
  if (yield* (yield* StaleWork).noteOnce("no-offers-yet", id, yield* now)) {
    yield* tell(noticeOfNoOffers(project))
  }
})

/** Tells a homeowner that the provider whom a project is addressed to does not answer. */
export const remindOfOpening = Effect.fnUntraced(function* (id: ProjectId) {
  const project = yield* (yield* ProjectRepository).byId(id)
  const { providerId } = project
  const answeredBy = yield* (yield* QuoteRepository).providersOn(id)
  if (providerId === null || !isUnansweredByOne(project, answeredBy)) return
  if (yield* (yield* StaleWork).noteOnce("project-unanswered", id, yield* now)) {
    const { businessName } = yield* (yield* ProviderRepository).byId(providerId)
    yield* tell(noticeOfUnansweredProject(project, businessName))
  }
})
