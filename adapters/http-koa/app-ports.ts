import type { EventHub } from "#events/event-hub.ts"
import type { AssetStore } from "#ports/asset-store.ts"
import type { AttemptLimiter } from "#ports/attempt-limiter.ts"
import type { EventLog } from "#ports/event-log.ts"
import type { IdempotencyKeys } from "#ports/idempotency-keys.ts"
import type { Ids } from "#ports/ids.ts"
import type { Keys } from "#ports/keys.ts"
import type { Mailer } from "#ports/mailer.ts"
import type { PasswordHasher } from "#ports/password-hasher.ts"
import type { PhotoFiles } from "#ports/photo-files.ts"
import type { PictureMaker } from "#ports/picture-maker.ts"
import type { Places } from "#ports/places.ts"
import type { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import type { ContactRepository } from "#ports/repositories/contact-repository.ts"
import type { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import type { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import type { EmailRepository } from "#ports/repositories/email-repository.ts"
import type { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"
import type { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import type { OfferRepository } from "#ports/repositories/offer-repository.ts"
import type { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"
import type { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import type { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import type { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import type { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import type { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import type { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import type { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import type { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import type { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import type { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import type { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import type { ProjectRepository } from "#ports/repositories/project-repository.ts"
import type { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import type { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import type { RevealRepository } from "#ports/repositories/reveal-repository.ts"
import type { ReviewRepository } from "#ports/repositories/review-repository.ts"
import type { SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"
import type { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import type { SessionRepository } from "#ports/repositories/session-repository.ts"
import type { UserRepository } from "#ports/repositories/user-repository.ts"
import type { StoreHealth } from "#ports/store-health.ts"
import type { Transactor } from "#ports/transactor.ts"
import type { Usage } from "#ports/usage.ts"
import type { ApplicationViews } from "#ports/views/application-views.ts"
import type { BusinessViews } from "#ports/views/business-views.ts"
import type { CategoryViews } from "#ports/views/category-views.ts"
import type { ConversationViews } from "#ports/views/conversation-views.ts"
import type { LocalPageViews } from "#ports/views/local-page-views.ts"
import type { NoticeViews } from "#ports/views/notice-views.ts"
import type { OwnCountViews } from "#ports/views/own-count-views.ts"
import type { PeopleViews } from "#ports/views/people-views.ts"
import type { ProjectViews } from "#ports/views/project-views.ts"
import type { ProviderViews } from "#ports/views/provider-views.ts"
import type { QuoteViews } from "#ports/views/quote-views.ts"
import type { ReviewViews } from "#ports/views/review-views.ts"
import type { SavedProviderViews } from "#ports/views/saved-provider-views.ts"
import type { SitemapViews } from "#ports/views/sitemap-views.ts"
import type { Businesses } from "#use-cases/suggestions/businesses.ts"

/** Every port that the HTTP server needs filled. */
export type AppPorts =
  | ApplicationRepository
  | ApplicationViews
  | AnnouncementRepository
  | AssetStore
  | AttemptLimiter
  | AuditLog
  | BusinessViews
  | CaseRepository
  | CategoryViews
  | CheckRepository
  | ContactRepository
  | EmailKeyRepository
  | EmailRepository
  | JobAlertRepository
  | NotificationRepository
  | OfferRepository
  | OfferTemplateRepository
  | OperatorRepository
  | PhotoRepository
  | PreferenceRepository
  | ConversationRepository
  | ConversationViews
  | EventLog
  | IdempotencyKeys
  | Ids
  | Keys
  | LocalPageViews
  | Mailer
  | NoticeViews
  | OwnCountViews
  | PasswordHasher
  | PhotoFiles
  | PictureMaker
  | Places
  | ProjectRepository
  | PeopleViews
  | ProjectViews
  | ProviderRepository
  | ProviderViews
  | QuoteRepository
  | QuoteViews
  | RemovalRepository
  | ImportRepository
  | RegisterRepository
  | SanctionRepository
  | RevealRepository
  | ReviewRepository
  | ReviewViews
  | SavedProviderRepository
  | SavedProviderViews
  | SavedSearchRepository
  | SessionRepository
  | SitemapViews
  | StoreHealth
  | Transactor
  | Usage
  | UserRepository

/** All that the HTTP server works with. */
export type AppServices = AppPorts | Businesses | EventHub
