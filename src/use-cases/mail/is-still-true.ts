import * as Effect from "effect/Effect"

import type { CountedToday, NoticeThing } from "#domain/notices/kind.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import { isProjectAsTold, isQuoteAsTold } from "#domain/notices/still-true.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import { CheckId, ConversationId, ProjectId, QuoteId, SearchId } from "#domain/shared/ids.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"

const nothing = { offers: 0, unread: 0 }

const ofQuote = Effect.fnUntraced(function* ({ kind, thingId }: NotificationRecord) {
  const quote = yield* (yield* QuoteRepository).byId(QuoteId.make(thingId))
  if (!isQuoteAsTold(kind, quote)) return null
  const { projectId } = quote
  return projectId === null
    ? nothing
    : { ...nothing, offers: yield* (yield* NoticeViews).offersOn(projectId) }
})

const ofProject = Effect.fnUntraced(function* ({ kind, thingId }: NotificationRecord) {
  const project = yield* (yield* ProjectRepository).byId(ProjectId.make(thingId))
  const offers = yield* (yield* NoticeViews).offersOn(project.id)
  const answeredBy = yield* (yield* QuoteRepository).providersOn(project.id)
  return isProjectAsTold(kind, { project, offers, answeredBy }) ? { ...nothing, offers } : null
})

// One that its owner has deleted, or does not want to hear of any more, says nothing.
const ofSearch = Effect.fnUntraced(function* ({ thingId }: NotificationRecord) {
  const search = yield* (yield* SavedSearchRepository).byId(SearchId.make(thingId))
  return search === null || search.alert === "off" ? null : nothing
})

const ofConversation = Effect.fnUntraced(function* ({ thingId, userId }: NotificationRecord) {
  const unread = yield* (yield* NoticeViews).unreadIn(ConversationId.make(thingId), userId)
  return unread === 0 ? null : { ...nothing, unread }
})

// One that was renewed or taken back meanwhile ends no more.
const ofCheck = Effect.fnUntraced(function* ({ thingId }: NotificationRecord) {
  const { expiresOn, kind, providerId } = yield* (yield* CheckRepository).byId(CheckId.make(thingId))
  const profile = yield* (yield* ProviderRepository).byId(providerId)
  return profile[`${kind}Until`] === expiresOn ? nothing : null
})

type Check = (
  notice: NotificationRecord
) => Effect.Effect<
  CountedToday | null,
  NotFound,
  | CheckRepository
  | NoticeViews
  | ProjectRepository
  | ProviderRepository
  | QuoteRepository
  | SavedSearchRepository
>

const checks: Record<NoticeThing, Check> = {
  case: () => Effect.succeed(nothing),
  check: ofCheck,
  conversation: ofConversation,
  project: ofProject,
  quote: ofQuote,
  removal: () => Effect.succeed(nothing),
  review: () => Effect.succeed(nothing),
  sanction: () => Effect.succeed(nothing),
  search: ofSearch
}

/** What there is to count about a notice today; null where it is no longer as it says, or its thing is gone. */
export const countedToday = Effect.fn("countedToday")(function* (notice: NotificationRecord) {
  return yield* Effect.catchTag(checks[notice.thing](notice), "NotFound", () => Effect.succeed(null))
})
