import * as Layer from "effect/Layer"

import { openDatabase } from "./database.ts"
import type { Dialect } from "./dialect.ts"
import { KnexEventLog } from "./event-log.ts"
import { bringUpToDate } from "./migrations/bring-up-to-date.ts"
import { KnexAnnouncementRepository } from "./repositories/alerts/announcement-repository.ts"
import { KnexJobAlertRepository } from "./repositories/alerts/job-alert-repository.ts"
import { KnexSavedSearchRepository } from "./repositories/alerts/saved-search-repository.ts"
import { KnexStaleWork } from "./repositories/alerts/stale-work.ts"
import { KnexContactRepository } from "./repositories/contact-repository.ts"
import { KnexConversationRepository } from "./repositories/conversation-repository.ts"
import { KnexEmailKeyRepository } from "./repositories/email-key-repository.ts"
import { KnexEmailRepository } from "./repositories/email-repository.ts"
import { KnexMarketplaceLoader } from "./repositories/marketplace-loader.ts"
import { KnexNotificationRepository } from "./repositories/notification-repository.ts"
import { KnexOfferRepository } from "./repositories/offer-repository.ts"
import { KnexOfferTemplateRepository } from "./repositories/offer-template-repository.ts"
import { KnexApplicationRepository } from "./repositories/operators/application-repository.ts"
import { KnexAuditLog } from "./repositories/operators/audit-log.ts"
import { KnexCaseRepository } from "./repositories/operators/case-repository.ts"
import { KnexCheckRepository } from "./repositories/operators/check-repository.ts"
import { KnexImportRepository } from "./repositories/operators/import-repository.ts"
import { KnexOperatorRepository } from "./repositories/operators/operator-repository.ts"
import { KnexRegisterRepository } from "./repositories/operators/register-repository.ts"
import { KnexRemovalRepository } from "./repositories/operators/removal-repository.ts"
import { KnexSanctionRepository } from "./repositories/operators/sanction-repository.ts"
import { KnexPhotoRepository } from "./repositories/photo-repository.ts"
import { KnexPreferenceRepository } from "./repositories/preference-repository.ts"
import { KnexProjectRepository } from "./repositories/project-repository.ts"
import { KnexProviderRepository } from "./repositories/provider-repository.ts"
import { KnexQuoteRepository } from "./repositories/quote-repository.ts"
import { KnexRevealRepository } from "./repositories/reveal-repository.ts"
import { KnexReviewRepository } from "./repositories/review-repository.ts"
import { KnexSavedProviderRepository } from "./repositories/saved-provider-repository.ts"
import { KnexSessionRepository } from "./repositories/session-repository.ts"
import { KnexUserRepository } from "./repositories/user-repository.ts"
import { KnexAssetStore } from "./servers/asset-store.ts"
import { KnexAttemptLimiter } from "./servers/attempt-limiter.ts"
import { KnexIdempotencyKeys } from "./servers/idempotency-keys.ts"
import { KnexStoreHealth } from "./store-health.ts"
import { KnexTransactor } from "./transactor.ts"
import { KnexUsage } from "./usage.ts"
import { KnexApplicationViews } from "./views/application-views.ts"
import { KnexBusinessViews } from "./views/business-views.ts"
import { KnexCategoryViews } from "./views/category-views.ts"
import { KnexConversationViews } from "./views/conversation-views.ts"
import { KnexLocalPageViews } from "./views/local/local-page-views.ts"
import { KnexSitemapViews } from "./views/local/sitemap-views.ts"
import { KnexNoticeViews } from "./views/notice-views.ts"
import { KnexOwnCountViews } from "./views/own-count-views.ts"
import { KnexPeopleViews } from "./views/people-views.ts"
import { KnexProjectViews } from "./views/project-views.ts"
import { KnexProviderViews } from "./views/provider-views.ts"
import { KnexQuoteViews } from "./views/quote-views.ts"
import { KnexReviewViews } from "./views/review-views.ts"
import { KnexSavedProviderViews } from "./views/saved-provider-views.ts"

const repositories = Layer.mergeAll(
  KnexApplicationRepository,
  KnexAuditLog,
  KnexCaseRepository,
  KnexAnnouncementRepository,
  KnexCheckRepository,
  KnexContactRepository,
  KnexEmailKeyRepository,
  KnexEmailRepository,
  KnexJobAlertRepository,
  KnexNotificationRepository,
  KnexOfferRepository,
  KnexOfferTemplateRepository,
  KnexOperatorRepository,
  KnexPhotoRepository,
  KnexPreferenceRepository,
  KnexConversationRepository,
  KnexMarketplaceLoader,
  KnexProjectRepository,
  KnexProviderRepository,
  KnexQuoteRepository,
  KnexRemovalRepository,
  KnexImportRepository,
  KnexRegisterRepository,
  KnexSanctionRepository,
  KnexRevealRepository,
  KnexReviewRepository,
  KnexSavedProviderRepository,
  KnexSavedSearchRepository,
  KnexSessionRepository,
  KnexUserRepository
)

const views = Layer.mergeAll(
  KnexApplicationViews,
  KnexBusinessViews,
  KnexCategoryViews,
  KnexConversationViews,
  KnexLocalPageViews,
  KnexNoticeViews,
  KnexOwnCountViews,
  KnexPeopleViews,
  KnexProjectViews,
  KnexProviderViews,
  KnexQuoteViews,
  KnexReviewViews,
  KnexSavedProviderViews,
  KnexSitemapViews
)

/** Fills every storage port from one database, migrated on open and closed with the layer. */
export const knexAdapters = (dialect: Dialect, migrate = bringUpToDate) =>
  Layer.mergeAll(
    repositories,
    views,
    KnexAssetStore,
    KnexAttemptLimiter,
    KnexEventLog,
    KnexIdempotencyKeys,
    KnexStaleWork,
    KnexStoreHealth,
    KnexUsage
  ).pipe(Layer.provideMerge(KnexTransactor), Layer.provide(openDatabase(dialect, migrate)))
