import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Account } from "#domain/account/account.ts"
import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"

/** A whole marketplace as plain records, in the order in which foreign keys want them. */
export interface Marketplace {
  readonly accounts: ReadonlyArray<Account>
  readonly providers: ReadonlyArray<ProviderProfile>
  readonly projects: ReadonlyArray<ProjectRecord>
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly reviews: ReadonlyArray<ReviewRecord>
  readonly conversations: ReadonlyArray<ConversationRecord>
  readonly messages: ReadonlyArray<MessageRecord>
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
