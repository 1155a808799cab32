import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { ProjectId, ProviderId, QuoteId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { OwnSlice } from "./own-slice.ts"

/** A homeowner and a provider. */
export interface Pair {
  readonly homeownerId: UserId
  readonly providerId: ProviderId
}

export interface QuoteSlice extends OwnSlice {
  /** Only those on these projects; null for all. */
  readonly projectIds: ReadonlyArray<ProjectId> | null
  /** Only those of this pair; null for all. */
  readonly pair: Pair | null
}

/** Quotes with both parties' names, newest first. */
export class QuoteViews extends Context.Service<
  QuoteViews,
  {
    readonly ofHomeowner: (id: UserId, slice: QuoteSlice, now: Instant) => Effect.Effect<ReadonlyArray<Quote>>
    readonly ofProvider: (id: ProviderId, slice: QuoteSlice) => Effect.Effect<ReadonlyArray<Quote>>
    /** As the actor sees it. Dies for an unknown id: the caller has just written or read it. */
    readonly byId: (id: QuoteId, actor: Actor, now: Instant) => Effect.Effect<Quote>
  }
>()("ports/QuoteViews") {}
