import type { AttemptLimiter } from "../../src/ports/attempt-limiter.ts"
import type { CategoryViews } from "../../src/ports/category-views.ts"
import type { ConversationRepository } from "../../src/ports/conversation-repository.ts"
import type { ConversationViews } from "../../src/ports/conversation-views.ts"
import type { EventLog } from "../../src/ports/event-log.ts"
import type { IdempotencyKeys } from "../../src/ports/idempotency-keys.ts"
import type { Ids } from "../../src/ports/ids.ts"
import type { LocalPageViews } from "../../src/ports/local-page-views.ts"
import type { OwnCountViews } from "../../src/ports/own-count-views.ts"
import type { PasswordHasher } from "../../src/ports/password-hasher.ts"
import type { Places } from "../../src/ports/places.ts"
import type { ProjectRepository } from "../../src/ports/project-repository.ts"
import type { ProjectViews } from "../../src/ports/project-views.ts"
import type { ProviderRepository } from "../../src/ports/provider-repository.ts"
import type { ProviderViews } from "../../src/ports/provider-views.ts"
import type { QuoteRepository } from "../../src/ports/quote-repository.ts"
import type { QuoteViews } from "../../src/ports/quote-views.ts"
import type { ReviewRepository } from "../../src/ports/review-repository.ts"
import type { ReviewViews } from "../../src/ports/review-views.ts"
import type { SessionRepository } from "../../src/ports/session-repository.ts"
import type { SitemapViews } from "../../src/ports/sitemap-views.ts"
import type { StoreHealth } from "../../src/ports/store-health.ts"
import type { Transactor } from "../../src/ports/transactor.ts"
import type { Usage } from "../../src/ports/usage.ts"
import type { UserRepository } from "../../src/ports/user-repository.ts"
import type { EventHub } from "../../src/use-cases/events/event-hub.ts"

/** Every port that the HTTP server needs filled. */
export type AppPorts =
  | AttemptLimiter
  | CategoryViews
  | ConversationRepository
  | ConversationViews
  | EventLog
  | IdempotencyKeys
  | Ids
  | LocalPageViews
  | OwnCountViews
  | PasswordHasher
  | Places
  | ProjectRepository
  | ProjectViews
  | ProviderRepository
  | ProviderViews
  | QuoteRepository
  | QuoteViews
  | ReviewRepository
  | ReviewViews
  | SessionRepository
  | SitemapViews
  | StoreHealth
  | Transactor
  | Usage
  | UserRepository

/** All that the HTTP server works with. */
export type AppServices = AppPorts | EventHub
