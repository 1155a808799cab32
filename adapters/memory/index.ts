import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { AssetStore } from "#ports/asset-store.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { EventLog } from "#ports/event-log.ts"
import { IdempotencyKeys } from "#ports/idempotency-keys.ts"
import { MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { OfferRepository } from "#ports/repositories/offer-repository.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"
import { StoreHealth } from "#ports/store-health.ts"
import { Transactor } from "#ports/transactor.ts"
import { Usage } from "#ports/usage.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"
import { BusinessViews } from "#ports/views/business-views.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { LocalPageViews } from "#ports/views/local-page-views.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { PeopleViews } from "#ports/views/people-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"

import { assetStore } from "./asset-store.ts"
import { attemptLimiter } from "./attempt-limiter.ts"
import { eventLog } from "./event-log.ts"
import { idempotencyKeys } from "./idempotency-keys.ts"
import { announcementRepository } from "./repositories/announcements.ts"
import { contactRepository } from "./repositories/contacts.ts"
import { conversationRepository } from "./repositories/conversations.ts"
import { emailKeyRepository } from "./repositories/email-keys.ts"
import { emailRepository } from "./repositories/emails.ts"
import { jobAlertRepository } from "./repositories/job-alerts.ts"
import { marketplaceLoader } from "./repositories/marketplace-loader.ts"
import { notificationRepository } from "./repositories/notifications.ts"
import { offerTemplateRepository } from "./repositories/offer-templates.ts"
import { offerRepository } from "./repositories/offers.ts"
import { applicationRepository } from "./repositories/operators/applications.ts"
import { auditLog } from "./repositories/operators/audit-log.ts"
import { caseRepository } from "./repositories/operators/cases.ts"
import { checkRepository } from "./repositories/operators/checks.ts"
import { importRepository } from "./repositories/operators/imports.ts"
import { operatorRepository } from "./repositories/operators/operators.ts"
import { registerRepository } from "./repositories/operators/registers.ts"
import { removalRepository } from "./repositories/operators/removals.ts"
import { sanctionRepository } from "./repositories/operators/sanctions.ts"
import { photoRepository } from "./repositories/photos.ts"
import { preferenceRepository } from "./repositories/preferences.ts"
import { projectRepository } from "./repositories/projects.ts"
import { providerRepository } from "./repositories/providers.ts"
import { quoteRepository } from "./repositories/quotes.ts"
import { revealRepository } from "./repositories/reveals.ts"
import { reviewRepository } from "./repositories/reviews.ts"
import { savedProviderRepository } from "./repositories/saved-providers.ts"
import { savedSearchRepository } from "./repositories/saved-searches.ts"
import { sessionRepository } from "./repositories/sessions.ts"
import { userRepository } from "./repositories/users.ts"
import { staleWork } from "./stale-work.ts"
import { makeStore, type Store } from "./store.ts"
import { usage } from "./usage.ts"
import { applicationViews } from "./views/applications.ts"
import { businessViews } from "./views/businesses.ts"
import { categoryViews } from "./views/categories.ts"
import { conversationViews } from "./views/conversations.ts"
import { localPageViews } from "./views/local-pages.ts"
import { noticeViews } from "./views/notices.ts"
import { ownCountViews } from "./views/own-counts.ts"
import { peopleViews } from "./views/people.ts"
import { projectViews } from "./views/projects.ts"
import { providerViews } from "./views/providers.ts"
import { quoteViews } from "./views/quotes.ts"
import { reviewViews } from "./views/reviews.ts"
import { savedProviderViews } from "./views/saved-providers.ts"
import { sitemapViews } from "./views/sitemaps.ts"

const repositories = (store: Store) =>
  Layer.mergeAll(
    Layer.succeed(ApplicationRepository, applicationRepository(store)),
    Layer.succeed(AuditLog, auditLog(store)),
    Layer.succeed(AnnouncementRepository, announcementRepository(store)),
    Layer.succeed(CheckRepository, checkRepository(store)),
    Layer.succeed(CaseRepository, caseRepository(store)),
    Layer.succeed(ContactRepository, contactRepository(store)),
    Layer.succeed(EmailKeyRepository, emailKeyRepository(store)),
    Layer.succeed(EmailRepository, emailRepository(store)),
    Layer.succeed(JobAlertRepository, jobAlertRepository(store)),
    Layer.succeed(NotificationRepository, notificationRepository(store)),
    Layer.succeed(OfferRepository, offerRepository(store)),
    Layer.succeed(OfferTemplateRepository, offerTemplateRepository(store)),
    Layer.succeed(OperatorRepository, operatorRepository(store)),
    Layer.succeed(PhotoRepository, photoRepository(store)),
    Layer.succeed(PreferenceRepository, preferenceRepository(store)),
    Layer.succeed(ConversationRepository, conversationRepository(store)),
    Layer.succeed(MarketplaceLoader, marketplaceLoader(store)),
    Layer.succeed(ProjectRepository, projectRepository(store)),
    Layer.succeed(ProviderRepository, providerRepository(store)),
    Layer.succeed(QuoteRepository, quoteRepository(store)),
    Layer.succeed(RemovalRepository, removalRepository(store)),
    Layer.succeed(ImportRepository, importRepository(store)),
    Layer.succeed(RegisterRepository, registerRepository(store)),
    Layer.succeed(SanctionRepository, sanctionRepository(store)),
    Layer.succeed(RevealRepository, revealRepository(store)),
    Layer.succeed(SavedProviderRepository, savedProviderRepository(store)),
    Layer.succeed(ReviewRepository, reviewRepository(store)),
    Layer.succeed(SavedSearchRepository, savedSearchRepository(store)),
    Layer.succeed(SessionRepository, sessionRepository(store)),
    Layer.succeed(UserRepository, userRepository(store))
  )

const views = (store: Store) =>
  Layer.mergeAll(
    Layer.succeed(ApplicationViews, applicationViews(store)),
    Layer.succeed(BusinessViews, businessViews(store)),
    Layer.succeed(CategoryViews, categoryViews(store)),
    Layer.succeed(ConversationViews, conversationViews(store)),
    Layer.succeed(LocalPageViews, localPageViews(store)),
    Layer.succeed(NoticeViews, noticeViews(store)),
    Layer.succeed(OwnCountViews, ownCountViews(store)),
    Layer.succeed(PeopleViews, peopleViews(store)),
    Layer.succeed(ProjectViews, projectViews(store)),
    Layer.succeed(ProviderViews, providerViews(store)),
    Layer.succeed(QuoteViews, quoteViews(store)),
    Layer.succeed(ReviewViews, reviewViews(store)),
    Layer.succeed(SavedProviderViews, savedProviderViews(store)),
    Layer.succeed(SitemapViews, sitemapViews(store))
  )

/** Fills every storage port from a new, empty marketplace in this process; the contract suites hold it to the databases. */
export const MemoryAdapters = () => {
  const store = makeStore()
  return Layer.mergeAll(
    repositories(store),
    views(store),
    Layer.succeed(AttemptLimiter, attemptLimiter()),
    Layer.succeed(EventLog, eventLog(store)),
    Layer.succeed(AssetStore, assetStore()),
    Layer.succeed(IdempotencyKeys, idempotencyKeys(store)),
    Layer.succeed(StaleWork, staleWork(store)),
    Layer.succeed(StoreHealth, { answers: Effect.succeed(true), lacks: Effect.succeed({}) }),
    Layer.succeed(Transactor, { atomically: store.atomically }),
    Layer.succeed(Usage, usage(store))
  )
}
