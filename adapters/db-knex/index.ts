import * as Layer from "effect/Layer"

import { KnexAttemptLimiter } from "./attempt-limiter.ts"
import { openDatabase } from "./database.ts"
import type { Dialect } from "./dialect.ts"
import { KnexEventLog } from "./event-log.ts"
import { KnexIdempotencyKeys } from "./idempotency-keys.ts"
import { KnexConversationRepository } from "./repositories/conversation-repository.ts"
import { KnexMarketplaceLoader } from "./repositories/marketplace-loader.ts"
import { KnexProjectRepository } from "./repositories/project-repository.ts"
import { KnexProviderRepository } from "./repositories/provider-repository.ts"
import { KnexQuoteRepository } from "./repositories/quote-repository.ts"
import { KnexReviewRepository } from "./repositories/review-repository.ts"
import { KnexSessionRepository } from "./repositories/session-repository.ts"
import { KnexUserRepository } from "./repositories/user-repository.ts"
import { KnexStoreHealth } from "./store-health.ts"
import { KnexTransactor } from "./transactor.ts"
import { KnexUsage } from "./usage.ts"
import { KnexCategoryViews } from "./views/category-views.ts"
import { KnexConversationViews } from "./views/conversation-views.ts"
import { KnexLocalPageViews } from "./views/local/local-page-views.ts"
import { KnexSitemapViews } from "./views/local/sitemap-views.ts"
import { KnexOwnCountViews } from "./views/own-count-views.ts"
import { KnexProjectViews } from "./views/project-views.ts"
import { KnexProviderViews } from "./views/provider-views.ts"
import { KnexQuoteViews } from "./views/quote-views.ts"
import { KnexReviewViews } from "./views/review-views.ts"

const repositories = Layer.mergeAll(
  KnexConversationRepository,
  KnexMarketplaceLoader,
  KnexProjectRepository,
  KnexProviderRepository,
  KnexQuoteRepository,
  KnexReviewRepository,
  KnexSessionRepository,
  KnexUserRepository
)

const views = Layer.mergeAll(
  KnexCategoryViews,
  KnexConversationViews,
  KnexLocalPageViews,
  KnexOwnCountViews,
  KnexProjectViews,
  KnexProviderViews,
  KnexQuoteViews,
  KnexReviewViews,
  KnexSitemapViews
)

/** Fills every storage port from one database, migrated on open and closed with the layer. */
export const knexAdapters = (dialect: Dialect) =>
  Layer.mergeAll(
    repositories,
    views,
    KnexAttemptLimiter,
    KnexEventLog,
    KnexIdempotencyKeys,
    KnexStoreHealth,
    KnexUsage
  ).pipe(Layer.provideMerge(KnexTransactor), Layer.provide(openDatabase(dialect)))
