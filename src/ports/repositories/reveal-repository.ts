import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { RevealRecord } from "#domain/quote/reveal.ts"
import type { ProviderId, QuoteId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { Pair } from "../views/quote-views.ts"

/** What providers were given to know of homeowners. */
export class RevealRepository extends Context.Service<
  RevealRepository,
  {
    /** Stores them; what was given before on the same quote stays as it was. */
    readonly add: (reveals: ReadonlyArray<RevealRecord>) => Effect.Effect<void>
    /** Oldest first. */
    readonly ofQuote: (id: QuoteId) => Effect.Effect<ReadonlyArray<RevealRecord>>
    /** The newest `limit` of all the pair's quotes, oldest first. */
    readonly ofPair: (pair: Pair, limit: number) => Effect.Effect<ReadonlyArray<RevealRecord>>
    /** Whether these quotes revealed anything that the provider has not seen yet. */
    readonly hasUnseen: (id: ProviderId, quoteIds: ReadonlyArray<QuoteId>) => Effect.Effect<boolean>
    /** Notes that the provider has seen what these quotes revealed; what they saw before keeps its time. */
    readonly see: (id: ProviderId, quoteIds: ReadonlyArray<QuoteId>, at: Instant) => Effect.Effect<void>
  }
>()("ports/RevealRepository") {}
