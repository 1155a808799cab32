import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Semaphore from "effect/Semaphore"

import type { Account } from "#domain/account/account.ts"
import type { Contact } from "#domain/account/contact.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import type { DatedNews } from "#domain/events/event.ts"
import type { ImportRecord, ImportRow } from "#domain/import/import.ts"
import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import type { EmailKey } from "#domain/notices/email-key.ts"
import type { EmailRecord } from "#domain/notices/email.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import type { Deliveries } from "#domain/notices/topics.ts"
import type { AuditRow } from "#domain/operator/audit.ts"
import type { Operator } from "#domain/operator/operator.ts"
import type { PhotoRecord } from "#domain/photo/photo.ts"
import type { Invitation } from "#domain/project/invitation.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { AlertWords } from "#domain/provider/alerts/job-alerts.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import type { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { RevealRecord } from "#domain/quote/reveal.ts"
import type { LicenseEntry } from "#domain/register/license-entry.ts"
import type { RegisterMatch } from "#domain/register/register-match.ts"
import type { Removal, RestoringRecord } from "#domain/removal/removal.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import type { Session } from "#domain/session/session.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { EarlierUse, KeyUse } from "#ports/idempotency-keys.ts"
import type { Announcement } from "#ports/repositories/announcement-repository.ts"
import type { SavedProvider } from "#ports/repositories/saved-provider-repository.ts"

import { makeEventShelf } from "./event-shelf.ts"

/** What is known of how to write to a person, beside the account itself. */
export type ContactDetails = Omit<Contact, "email" | "firstName" | "lastName" | "userId">

const emptyTables = () => ({
  accounts: new Map<string, Account>(),
  sessions: new Map<string, Session>(),
  providers: new Map<string, ProviderProfile>(),
  projects: new Map<string, ProjectRecord>(),
  quotes: new Map<string, QuoteRecord>(),
  /** By quote and version. */
  offers: new Map<string, OfferRecord>(),
  templates: new Map<string, OfferTemplateRecord>(),
  /** By quote and thing. */
  reveals: new Map<string, RevealRecord>(),
  /** By person and provider. */
  savedProviders: new Map<string, SavedProvider>(),
  reviews: new Map<string, ReviewRecord>(),
  conversations: new Map<string, ConversationRecord>(),
  messages: new Map<string, MessageRecord>(),
  idempotencyKeys: new Map<string, KeyUse & EarlierUse>(),
  usageCounts: new Map<string, number>(),
  usedThings: new Map<string, number>(),
  contacts: new Map<string, ContactDetails>(),
  emailKeys: new Map<string, EmailKey>(),
  /** By digest: when a key was used. */
  openedKeys: new Map<string, Instant>(),
  notifications: new Map<string, NotificationRecord>(),
  emails: new Map<string, EmailRecord>(),
  preferences: new Map<string, Partial<Deliveries>>(),
  photos: new Map<string, PhotoRecord>(),
  /** By project and provider. */
  invitations: new Map<string, Invitation>(),
  jobAlerts: new Map<string, AlertWords>(),
  savedSearches: new Map<string, SavedSearchRecord>(),
  operators: new Map<string, Operator>(),
  applications: new Map<string, ApplicationRecord>(),
  cases: new Map<string, CaseRecord>(),
  /** By kind and thing. */
  removals: new Map<string, Removal>(),
  /** By kind, thing and time. */
  restorings: new Map<string, RestoringRecord>(),
  sanctions: new Map<string, SanctionRecord>(),
  imports: new Map<string, ImportRecord>(),
  /** By import and line. */
  importRows: new Map<string, ImportRow>(),
  /** By register and number. */
  licenses: new Map<string, LicenseEntry>(),
  /** By business, register and number. */
  matches: new Map<string, RegisterMatch>(),
  auditLog: new Map<number, AuditRow>(),
  checks: new Map<string, CheckRecord>(),
  announcements: new Map<string, Announcement>(),
  /** By project and provider: when they were told. */
  jobNotices: new Map<string, Instant>(),
  /** By thing and kind. */
  nudges: new Map<string, Instant>()
})

export type Tables = ReturnType<typeof emptyTables>

const copyOf = (tables: Tables): Tables => ({
  accounts: new Map(tables.accounts),
  sessions: new Map(tables.sessions),
  providers: new Map(tables.providers),
  projects: new Map(tables.projects),
  quotes: new Map(tables.quotes),
  offers: new Map(tables.offers),
  templates: new Map(tables.templates),
  reveals: new Map(tables.reveals),
  savedProviders: new Map(tables.savedProviders),
  reviews: new Map(tables.reviews),
  conversations: new Map(tables.conversations),
  messages: new Map(tables.messages),
  idempotencyKeys: new Map(tables.idempotencyKeys),
  usageCounts: new Map(tables.usageCounts),
  usedThings: new Map(tables.usedThings),
  contacts: new Map(tables.contacts),
  emailKeys: new Map(tables.emailKeys),
  openedKeys: new Map(tables.openedKeys),
  notifications: new Map(tables.notifications),
  emails: new Map(tables.emails),
  preferences: new Map(tables.preferences),
  photos: new Map(tables.photos),
  invitations: new Map(tables.invitations),
  jobAlerts: new Map(tables.jobAlerts),
  savedSearches: new Map(tables.savedSearches),
  operators: new Map(tables.operators),
  applications: new Map(tables.applications),
  cases: new Map(tables.cases),
  removals: new Map(tables.removals),
  restorings: new Map(tables.restorings),
  sanctions: new Map(tables.sanctions),
  imports: new Map(tables.imports),
  importRows: new Map(tables.importRows),
  licenses: new Map(tables.licenses),
  matches: new Map(tables.matches),
  auditLog: new Map(tables.auditLog),
  checks: new Map(tables.checks),
  announcements: new Map(tables.announcements),
  jobNotices: new Map(tables.jobNotices),
  nudges: new Map(tables.nudges)
})

/** The news of the transaction under way, which its commit publishes; null outside of one. */
const PendingNews = Context.Reference<Array<DatedNews> | null>("memory/PendingNews", {
  defaultValue: () => null
})

/** A marketplace in plain Maps, by id. One writer at a time, so that a transaction undoes its own writes alone. */
export const makeStore = () => {
  const writer = Semaphore.makeUnsafe(1)
  const shelf = makeEventShelf()
  let tables = emptyTables()

  const alone = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(PendingNews, (news) => (news === null ? writer.withPermit(work) : work))

  const allOrNothing = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const before = copyOf(tables)
      const news: Array<DatedNews> = []
      return Effect.onExit(Effect.provideService(work, PendingNews, news), (exit) =>
        Effect.sync(() => {
          if (Exit.isSuccess(exit)) shelf.publish(news)
          else tables = before
        })
      )
    })

  return {
    /** Reads the tables as they are now. */
    read: <A>(get: (tables: Tables) => A): Effect.Effect<A> => Effect.sync(() => get(tables)),

    /** Changes the tables, in the ambient transaction when there is one. */
    write: <A, E = never>(change: (tables: Tables) => Effect.Effect<A, E> | A) =>
      alone(
        Effect.suspend((): Effect.Effect<A, E> => {
          const result = change(tables)
          return Effect.isEffect(result) ? result : Effect.succeed(result)
        })
      ),

    /** The events of this store; only commits write them. */
    shelf,

    /** Adds news to the ambient transaction. */
    addNews: (news: ReadonlyArray<DatedNews>) =>
      Effect.map(PendingNews, (pending) => {
        if (pending === null) throw new Error("News are published inside a transaction")
        pending.push(...news)
      }),

    atomically: <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.flatMap(PendingNews, (outer) => (outer === null ? writer.withPermit(allOrNothing(work)) : work))
  }
}

export type Store = ReturnType<typeof makeStore>
