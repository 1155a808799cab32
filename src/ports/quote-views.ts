import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Actor } from "../domain/account/account.ts"
import type { Quote } from "../domain/quote/quote.ts"
import type { ProviderId, QuoteId, UserId } from "../domain/shared/ids.ts"
import type { Instant } from "../domain/shared/instant.ts"

/** Quotes with both parties' names, newest first, at most `ownListLimit`. */
export class QuoteViews extends Context.Service<
  QuoteViews,
  {
    readonly ofHomeowner: (id: UserId, now: Instant) => Effect.Effect<ReadonlyArray<Quote>>
    readonly ofProvider: (id: ProviderId) => Effect.Effect<ReadonlyArray<Quote>>
    /** As the actor sees it. Dies for an unknown id: it is read after a write. */
    readonly byId: (id: QuoteId, actor: Actor, now: Instant) => Effect.Effect<Quote>
  }
>()("ports/QuoteViews") {}
