import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Account } from "#domain/account/account.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import type { CheckNudge } from "#domain/check/check-options.ts"
import type { CheckRecord } from "#domain/check/check.ts"
import type { ImportRecord } from "#domain/import/import.ts"
import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import type { Operator } from "#domain/operator/operator.ts"
import type { PhotoRecord } from "#domain/photo/photo.ts"
import type { Invitation } from "#domain/project/invitation.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import type { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { RevealRecord } from "#domain/quote/reveal.ts"
import type { LicenseEntry } from "#domain/register/license-entry.ts"
import type { RegisterMatch } from "#domain/register/register-match.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { SavedProvider } from "./repositories/saved-provider-repository.ts"

/** An account as it is loaded: with when its address was confirmed, if it was. */
export interface LoadedAccount extends Account {
  readonly emailConfirmedAt?: Instant
}

/** A whole marketplace as plain records, in the order in which foreign keys want them. */
export interface Marketplace {
  readonly accounts: ReadonlyArray<LoadedAccount>
  readonly providers: ReadonlyArray<ProviderProfile>
  readonly projects: ReadonlyArray<ProjectRecord>
  readonly invitations: ReadonlyArray<Invitation>
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly offers: ReadonlyArray<OfferRecord>
  /** Whom people have saved. */
  readonly savedProviders: ReadonlyArray<SavedProvider>
  /** What they look for again. */
  readonly savedSearches: ReadonlyArray<SavedSearchRecord>
  /** What the quotes revealed to their providers. */
  readonly reveals: ReadonlyArray<RevealRecord>
  readonly templates: ReadonlyArray<OfferTemplateRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
  readonly conversations: ReadonlyArray<ConversationRecord>
  readonly messages: ReadonlyArray<MessageRecord>
  /** Loaded without emails: people were told of all of it long ago. */
  readonly notifications: ReadonlyArray<NotificationRecord>
  /** The caller stores the files of their pictures. */
  readonly photos: ReadonlyArray<PhotoRecord>
  /** Who runs it, and the applications that have come to them; none where they are left out. */
  readonly operators?: ReadonlyArray<Operator>
  readonly applications?: ReadonlyArray<ApplicationRecord>
  /** What operators have looked up about the providers; the profiles say until when it holds. */
  readonly checks?: ReadonlyArray<CheckRecord>
  /** What people have reported to operators. */
  readonly cases?: ReadonlyArray<CaseRecord>
  /** Files that operators have sent, without their lines, and the licenses and matches that came of registers. */
  readonly imports?: ReadonlyArray<ImportRecord>
  readonly licenses?: ReadonlyArray<LicenseEntry>
  readonly matches?: ReadonlyArray<RegisterMatch>
  /** The people whom operators have limited or suspended. */
  readonly sanctions?: ReadonlyArray<SanctionRecord>
  /** Reminders of checks that count as given already. */
  readonly reminded?: ReadonlyArray<{
    readonly thingId: string
    readonly kind: CheckNudge
    readonly at: Instant
  }>
}

export class MarketplaceLoader extends Context.Service<
  MarketplaceLoader,
  {
    /** Runs work while no other server on the same store may start. */
    readonly exclusively: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** True while there is no account. */
    readonly isEmpty: Effect.Effect<boolean>
    /** Writes everything in one transaction, in bulk. The categories come with the migrations. */
    readonly load: (marketplace: Marketplace) => Effect.Effect<void>
  }
>()("ports/MarketplaceLoader") {}
