import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { AttemptLimiter } from "../../src/ports/attempt-limiter.ts"
import { CategoryViews } from "../../src/ports/category-views.ts"
import { ConversationRepository } from "../../src/ports/conversation-repository.ts"
import { ConversationViews } from "../../src/ports/conversation-views.ts"
import { EventLog } from "../../src/ports/event-log.ts"
import { IdempotencyKeys } from "../../src/ports/idempotency-keys.ts"
import { LocalPageViews } from "../../src/ports/local-page-views.ts"
import { MarketplaceLoader } from "../../src/ports/marketplace-loader.ts"
import { OwnCountViews } from "../../src/ports/own-count-views.ts"
import { ProjectRepository } from "../../src/ports/project-repository.ts"
import { ProjectViews } from "../../src/ports/project-views.ts"
import { ProviderRepository } from "../../src/ports/provider-repository.ts"
import { ProviderViews } from "../../src/ports/provider-views.ts"
import { QuoteRepository } from "../../src/ports/quote-repository.ts"
import { QuoteViews } from "../../src/ports/quote-views.ts"
import { ReviewRepository } from "../../src/ports/review-repository.ts"
import { ReviewViews } from "../../src/ports/review-views.ts"
import { SessionRepository } from "../../src/ports/session-repository.ts"
import { SitemapViews } from "../../src/ports/sitemap-views.ts"
import { StoreHealth } from "../../src/ports/store-health.ts"
import { Transactor } from "../../src/ports/transactor.ts"
import { Usage } from "../../src/ports/usage.ts"
import { UserRepository } from "../../src/ports/user-repository.ts"
import { attemptLimiter } from "./attempt-limiter.ts"
import { eventLog } from "./event-log.ts"
import { idempotencyKeys } from "./idempotency-keys.ts"
import { conversationRepository } from "./repositories/conversations.ts"
import { marketplaceLoader } from "./repositories/marketplace-loader.ts"
import { projectRepository } from "./repositories/projects.ts"
import { providerRepository } from "./repositories/providers.ts"
import { quoteRepository } from "./repositories/quotes.ts"
import { reviewRepository } from "./repositories/reviews.ts"
import { sessionRepository } from "./repositories/sessions.ts"
import { userRepository } from "./repositories/users.ts"
import { makeStore, type Store } from "./store.ts"
import { usage } from "./usage.ts"
import { categoryViews } from "./views/categories.ts"
import { conversationViews } from "./views/conversations.ts"
import { localPageViews } from "./views/local-pages.ts"
import { ownCountViews } from "./views/own-counts.ts"
import { projectViews } from "./views/projects.ts"
import { providerViews } from "./views/providers.ts"
import { quoteViews } from "./views/quotes.ts"
import { reviewViews } from "./views/reviews.ts"
import { sitemapViews } from "./views/sitemaps.ts"

const repositories = (store: Store) =>
  Layer.mergeAll(
    Layer.succeed(ConversationRepository, conversationRepository(store)),
    Layer.succeed(MarketplaceLoader, marketplaceLoader(store)),
    Layer.succeed(ProjectRepository, projectRepository(store)),
    Layer.succeed(ProviderRepository, providerRepository(store)),
    Layer.succeed(QuoteRepository, quoteRepository(store)),
    Layer.succeed(ReviewRepository, reviewRepository(store)),
    Layer.succeed(SessionRepository, sessionRepository(store)),
    Layer.succeed(UserRepository, userRepository(store))
  )

const views = (store: Store) =>
  Layer.mergeAll(
    Layer.succeed(CategoryViews, categoryViews(store)),
    Layer.succeed(ConversationViews, conversationViews(store)),
    Layer.succeed(LocalPageViews, localPageViews(store)),
    Layer.succeed(OwnCountViews, ownCountViews(store)),
    Layer.succeed(ProjectViews, projectViews(store)),
    Layer.succeed(ProviderViews, providerViews(store)),
    Layer.succeed(QuoteViews, quoteViews(store)),
    Layer.succeed(ReviewViews, reviewViews(store)),
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
    Layer.succeed(IdempotencyKeys, idempotencyKeys(store)),
    Layer.succeed(StoreHealth, { answers: Effect.succeed(true) }),
    Layer.succeed(Transactor, { atomically: store.atomically }),
    Layer.succeed(Usage, usage(store))
  )
}
