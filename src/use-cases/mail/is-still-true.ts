import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import { isLongest } from "#domain/check/check-rules.ts"
import type { CountedToday, NoticeThing } from "#domain/notices/kind.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import { isCaseAsTold, isDayOver, isProjectAsTold, isQuoteAsTold } from "#domain/notices/still-true.ts"
import { removables } from "#domain/removal/removal-grounds.ts"
import { holds } from "#domain/sanction/holds.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import {
  CaseId,
  CheckId,
  ConversationId,
  ProjectId,
  QuoteId,
  ReviewId,
  SanctionId,
  SearchId,
  ThingId
} from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"

import { now } from "../now.ts"
import { nullIfNotFound } from "../null-if-not-found.ts"

const nothing = { offers: 0, unread: 0 }

const ofQuote = Effect.fnUntraced(function* ({ kind, thingId }: NotificationRecord) {
  const quote = yield* (yield* QuoteRepository).byId(QuoteId.make(thingId))
  if (!isQuoteAsTold(kind, quote)) return null
  const { projectId } = quote
  return projectId === null
    ? nothing
    : { ...nothing, offers: yield* (yield* NoticeViews).offersOn(projectId) }
})

const ofProject = Effect.fnUntraced(function* ({ kind, thingId, userId }: NotificationRecord) {
  const { byId, standingOf } = yield* ProjectRepository
  const project = yield* byId(ProjectId.make(thingId))
  const providerId = yield* (yield* ProviderRepository).idOf(userId)
  const standing = providerId && (yield* standingOf(providerId, project.id))
  const offers = yield* (yield* NoticeViews).offersOn(project.id)
  const answeredBy = yield* (yield* QuoteRepository).providersOn(project.id)
  return isProjectAsTold(kind, { project, offers, answeredBy, standing }) ? { ...nothing, offers } : null
})

// Nothing is told of a search that its owner has deleted, or has turned alerts off for.
const ofSearch = Effect.fnUntraced(function* ({ thingId }: NotificationRecord) {
  const search = yield* (yield* SavedSearchRepository).byId(SearchId.make(thingId))
  return search === null || search.alert === "off" ? null : nothing
})

const ofConversation = Effect.fnUntraced(function* ({ thingId, userId }: NotificationRecord) {
  const unread = yield* (yield* NoticeViews).unreadIn(ConversationId.make(thingId), userId)
  return unread === 0 ? null : { ...nothing, unread }
})

// A check that was renewed or taken back meanwhile no longer ends.
const ofCheck = Effect.fnUntraced(function* ({ thingId }: NotificationRecord) {
  const check = yield* (yield* CheckRepository).byId(CheckId.make(thingId))
  const profile = yield* (yield* ProviderRepository).byId(check.providerId)
  return isLongest(profile, check) ? nothing : null
})

const ofCase = Effect.fnUntraced(function* ({ kind, thingId }: NotificationRecord) {
  const found = yield* (yield* CaseRepository).byId(CaseId.make(thingId))
  return isCaseAsTold(kind, found) ? nothing : null
})

const removalFacts = Schema.decodeUnknownSync(Schema.Struct({ what: Schema.Literals(removables) }))

// Not told where the thing was put back meanwhile, or taken down once more.
const ofRemoval = Effect.fnUntraced(function* ({ facts, kind, thingId }: NotificationRecord) {
  const removals = yield* RemovalRepository
  const removal = yield* removals.of(removalFacts(facts).what, ThingId.make(thingId))
  return (removal !== null) === (kind === "taken-down") ? nothing : null
})

// A review or a reply that was taken down has nothing to read.
const ofReview = Effect.fnUntraced(function* ({ kind, thingId }: NotificationRecord) {
  const { reply } = yield* (yield* ReviewRepository).byId(ReviewId.make(thingId))
  return kind === "reply-received" && reply === null ? null : nothing
})

// A sanction that was lifted holds no more; a person who has another one since is not let back in.
const ofSanction = Effect.fnUntraced(function* ({ kind, thingId, userId }: NotificationRecord) {
  const { byId, openOf } = yield* SanctionRepository
  const told = kind === "sanctioned" ? yield* byId(SanctionId.make(thingId)) : yield* openOf(userId)
  const isLive = told !== null && holds(told, yield* now)
  return isLive === (kind === "sanctioned") ? nothing : null
})

type Check = (notice: NotificationRecord) => Effect.Effect<CountedToday | null, NotFound, unknown>

const checks = {
  case: ofCase,
  check: ofCheck,
  conversation: ofConversation,
  project: ofProject,
  quote: ofQuote,
  removal: ofRemoval,
  review: ofReview,
  sanction: ofSanction,
  search: ofSearch
} satisfies Record<NoticeThing, Check>

const ofThing = Effect.fnUntraced(function* (notice: NotificationRecord) {
  return yield* checks[notice.thing](notice)
})

/** The numbers of a notice as they are today; null where it is no longer true, or its thing is gone. */
export const asOfToday = Effect.fn("asOfToday")(function* (notice: NotificationRecord) {
  if (isDayOver(notice, yield* now)) return null
  return yield* nullIfNotFound(ofThing(notice))
})
