import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"

import type { Dialect, Read } from "#adapters/db-knex/dialect.ts"
import { knexAdapters } from "#adapters/db-knex/index.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import { ofProvider as countsOfProvider } from "#adapters/db-knex/views/own-count-views.ts"
import { ofProvider as projectsOfProvider } from "#adapters/db-knex/views/project-statements.ts"
import { allListings, topicOfProvider, topicOfSpecialty, topicOfUser } from "#domain/events/event.ts"
import { feedShows, feedSorts } from "#domain/project/feed-options.ts"
import { IdempotencyKey } from "#domain/shared/idempotency-key.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { EventLog } from "#ports/event-log.ts"
import { IdempotencyKeys } from "#ports/idempotency-keys.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { Usage } from "#ports/usage.ts"
import { BusinessViews } from "#ports/views/business-views.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { LocalPageViews } from "#ports/views/local-page-views.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"

import {
  aConversation,
  aMessage,
  anActor,
  anEmail,
  aPhotoId,
  aProject,
  aProviderId,
  aQuote,
  aReview,
  aSlice,
  aTalkSlice,
  aTold,
  aUserId
} from "../builders.ts"
import { ask, readingsOfJobs } from "./readings-of-jobs.ts"
import { readingsOfOperators } from "./readings-of-operators.ts"

const before = aMessage()
const locality = { category: "Plumbing", place: "tx/7-springs" } as const
const contractor = anActor({ role: "provider", providerId: aProviderId() })

const anIdempotencyKey = IdempotencyKey.make(crypto.randomUUID())
const endsAt = "2026-03-03T00:00:00.000Z"
const projectId = aProject().id
const untoldWork = {
  kinds: ["quote-requested", "offer-received"],
  since: before.createdAt,
  limit: 100
} as const
const pair = { homeownerId: aUserId(), providerId: aProviderId() }

/** A first page and a later one, each of everything and of what waits. */
const slices = [null, aQuote()].flatMap((mark) =>
  [false, true].map((isWaiting) => aSlice({ limit: ownPageSize + 1, before: mark, isWaiting }))
)

const topics = [topicOfUser(aUserId()), topicOfProvider(aProviderId()), topicOfSpecialty("Plumbing")]

/** One reading of each kind, of things that do not exist: their statements are those of things that do. */
const readings = [
  ask(ProviderViews, (views) => views.byId(aProviderId(), null)),
  ask(ProviderViews, (views) => views.byId(aProviderId(), aUserId())),
  ask(SavedProviderViews, (views) => views.of(aUserId())),
  ask(RevealRepository, (reveals) => reveals.ofQuote(aQuote().id)),
  ask(RevealRepository, (reveals) => reveals.ofPair(pair, 100)),
  ask(RevealRepository, (reveals) => reveals.hasUnseen(pair.providerId, [aQuote().id, aQuote().id])),
  ask(PhotoRepository, (photos) => photos.of({ purpose: "portfolio", thingId: aProviderId() })),
  ask(PhotoRepository, (photos) => photos.loose(aUserId(), [aPhotoId(), aPhotoId()])),
  ask(PhotoRepository, (photos) => photos.facts(aPhotoId())),
  ask(PhotoRepository, (photos) => photos.kept(aUserId())),
  ask(PhotoRepository, (photos) => photos.needed([aPhotoId(), aPhotoId()])),
  ask(IdempotencyKeys, (keys) => keys.find({ userId: aUserId(), key: anIdempotencyKey }, before.createdAt)),
  ask(ReviewViews, (views) => views.ofProvider(aProviderId(), { limit: 20, offset: 40 })),
  ask(ReviewViews, (views) => views.ofProvider(aProviderId(), { limit: 20, offset: 40 }, aReview().id)),
  ask(ReviewViews, (views) => views.byId(aReview().id)),
  ask(ReviewViews, (views) => views.ofPair({ homeownerId: aUserId(), providerId: aProviderId() })),
  ...slices.flatMap((slice) => [
    ask(QuoteViews, (views) => views.ofHomeowner(aUserId(), slice, before.createdAt)),
    ask(QuoteViews, (views) => views.ofProvider(aProviderId(), slice)),
    ask(ProjectViews, (views) => views.ofHomeowner(aUserId(), slice))
  ]),
  ask(QuoteViews, (views) =>
    views.ofHomeowner(aUserId(), aSlice({ projectIds: [projectId] }), before.createdAt)
  ),
  ask(QuoteViews, (views) => views.ofProvider(aProviderId(), aSlice({ projectIds: [projectId] }))),
  ask(QuoteViews, (views) => views.ofHomeowner(pair.homeownerId, aSlice({ pair }), before.createdAt)),
  ask(QuoteViews, (views) => views.ofProvider(pair.providerId, aSlice({ pair }))),
  ask(QuoteViews, (views) => views.byId(aQuote().id, anActor(), before.createdAt)),
  ask(QuoteViews, (views) => views.byId(aQuote().id, contractor, before.createdAt)),
  ask(ProjectViews, (views) => views.ofProvider(aProviderId(), aSlice())),
  ask(ProjectViews, (views) => views.byId(aProject().id)),
  ask(ProjectViews, (views) => views.byIdFor(aProject().id, aProviderId())),
  ask(ProjectViews, (views) => views.invitations(projectId)),
  ask(ProjectRepository, (projects) => projects.followersOf(projectId)),
  ask(ProjectRepository, (projects) => projects.offersOn(projectId)),
  ask(ConversationViews, (views) => views.of(anActor(), aTalkSlice())),
  ask(ConversationViews, (views) => views.of(contractor, aTalkSlice())),
  ask(ConversationViews, (views) => views.of(anActor(), aTalkSlice({ isPutAway: true }))),
  ask(ConversationViews, (views) => views.of(contractor, aTalkSlice({ isPutAway: true }))),
  ask(ConversationViews, (views) => views.of(anActor(), aTalkSlice({ before: aConversation() }))),
  ask(ConversationViews, (views) => views.of(contractor, aTalkSlice({ before: aConversation() }))),
  ask(OwnCountViews, (views) => views.of(anActor(), before.createdAt)),
  ask(OwnCountViews, (views) => views.of(contractor, before.createdAt)),
  ask(ConversationViews, (views) => views.byId(aConversation().id, contractor)),
  ask(ConversationViews, (views) => views.messages(aConversation().id, { limit: 100, before: null })),
  ask(ConversationViews, (views) => views.messages(aConversation().id, { limit: 100, before })),
  ask(EventLog, (log) => log.latest),
  ask(EventLog, (log) => log.newest([topicOfSpecialty("Plumbing"), allListings])),
  ask(EventLog, (log) => log.has(1)),
  ask(EventLog, (log) => log.after(1, 500)),
  ask(EventLog, (log) => log.ofTopics(topics, { after: 1, upTo: 9 }, 200)),
  ask(LocalPageViews, (views) => views.facts(locality)),
  ask(LocalPageViews, (views) => views.providers(locality, 20)),
  ask(LocalPageViews, (views) => views.reviews([aProviderId(), aProviderId(), aProviderId()], 3)),
  ask(LocalPageViews, (views) => views.inPlace(locality.place)),
  ask(LocalPageViews, (views) => views.around("Plumbing", { latitude: 30.27, longitude: -97.74 }, 150)),
  ask(LocalPageViews, (views) => views.largest("Plumbing", 12)),
  ask(LocalPageViews, (views) => views.ofProvider(aProviderId())),
  ask(SitemapViews, (views) => views.providerPieces(10_000)),
  ask(SitemapViews, (views) => views.providersBetween(null, null)),
  ask(SitemapViews, (views) => views.providersBetween(aProviderId(), aProviderId())),
  ask(SitemapViews, ({ localCategories }) => localCategories),
  ask(SitemapViews, (views) => views.localPages("Plumbing")),
  ask(BusinessViews, (views) => views.after(null, 1_000)),
  ask(BusinessViews, (views) => views.after(aProviderId(), 1_000)),
  ask(ProjectRepository, (projects) => projects.openOf(aUserId())),
  ask(Usage, (usage) => usage.has({ userId: aUserId(), kind: "phonesRead", thing: aProviderId(), endsAt })),
  ask(SessionRepository, (sessions) => sessions.find("nobody's", before.createdAt)),
  ...[null, aTold()].map((mark) =>
    ask(NotificationRepository, (told) => told.of(aUserId(), { limit: 51, before: mark }, before.createdAt))
  ),
  ask(NotificationRepository, (told) => told.own(aUserId(), aTold().id)),
  ask(NotificationRepository, (told) => told.unread(aUserId(), before.createdAt)),
  ask(PreferenceRepository, (preferences) => preferences.of(aUserId())),
  ask(NotificationRepository, (told) => told.unreadAbout(aUserId(), "message-received", aConversation().id)),
  ...[null, aTold()].map((mark) =>
    ask(NotificationRepository, (told) => told.untold(aUserId(), { ...untoldWork, before: mark }, endsAt))
  ),
  ask(NoticeViews, (views) => views.offersOn(projectId)),
  ask(NoticeViews, (views) => views.unreadIn(aConversation().id, aUserId())),
  ask(EmailRepository, (emails) => emails.lastClaimed(aUserId(), "digest")),
  ...[aUserId(), null].map((thingId) =>
    ask(EmailRepository, (emails) =>
      emails.isSaidByAnother({ ...anEmail(), thingId }, before.createdAt, endsAt)
    )
  ),
  ask(EmailRepository, (emails) => emails.waiting(100)),
  ask(EmailRepository, (emails) => emails.unsent(100)),
  ask(EmailRepository, (emails) => emails.sentSince(aUserId(), before.createdAt, anEmail().id)),
  ask(EmailRepository, (emails) => emails.sentSince(aUserId(), before.createdAt, anEmail().id, "job-alert")),
  ...readingsOfJobs,
  ...readingsOfOperators
]

const plumber = {
  id: aProviderId(),
  specialties: ["Plumbing", "Roofing", "Moving"],
  base: { latitude: 30.27, longitude: -97.74 },
  radiusMiles: 50,
  blocked: new Set<string>()
}
const nomad = { ...plumber, base: null }
const blocking = { ...plumber, blocked: new Set([aUserId()]) }
const reader = anActor({ role: "provider", providerId: plumber.id })

const feeds = feedShows.flatMap((show) =>
  feedSorts.map((sort) => aSlice({ show, sort, within: 20, words: ["leak"], before: aProject() }))
)

/** The statements of the feeds of providers with a base and without. */
export const statementsOfFeeds = (dialect: Dialect): ReadonlyArray<Statement> =>
  [plumber, nomad, blocking].flatMap((provider) =>
    [...slices, ...feeds]
      .map((slice) => projectsOfProvider(provider, slice, dialect))
      .concat(countsOfProvider(reader, provider))
  )

/** A dialect that records the statements its reader is given. */
export const recordingOf = (dialect: Dialect) => {
  const statements: Array<Statement> = []
  const recorded =
    (read: Read): Read =>
    (statement) => {
      statements.push(statement)
      return read(statement)
    }
  const recording: Dialect = {
    ...dialect,
    openReader: (writer) => Effect.map(dialect.openReader(writer), recorded)
  }
  return { recording, statements }
}

/** The statements with which views, sessions and events are read, at least one per reading. */
export const statementsOfViews = async (dialect: Dialect): Promise<ReadonlyArray<Statement>> => {
  const { recording, statements } = recordingOf(dialect)
  const runtime = ManagedRuntime.make(knexAdapters(recording))
  for (const [index, reading] of readings.entries()) {
    const { length } = statements
    await runtime.runPromise(reading)
    if (statements.length === length) throw new Error(`Reading ${index} took no statement`)
  }
  await runtime.dispose()
  return statements
}
