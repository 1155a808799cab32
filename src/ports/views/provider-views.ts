import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Provider, ProviderDetail } from "#domain/provider/provider.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId, UserId } from "#domain/shared/ids.ts"

export interface ProviderPage {
  readonly providers: ReadonlyArray<Provider>
  /** Exact up to `countLimit`; one above it stands for "more". */
  readonly total: number
  /** How many of them match by words, as exact as the total: they are the first. */
  readonly byWords: number
}

/** Listed providers as the pages show them; unlisted profiles do not exist here. */
export class ProviderViews extends Context.Service<
  ProviderViews,
  {
    /**
     * First those that match all words, then those of the meant trades, nobody twice; each of the two sorted as asked,
     * every order ending in the id, so that pages never overlap.
     */
    readonly search: (search: ProviderSearch) => Effect.Effect<ProviderPage>
    /** Whether all of these words stand, as they are written, in what a listed provider says of itself. */
    readonly knowsWords: (words: ReadonlyArray<string>) => Effect.Effect<boolean>
    /** As this person may read it; `phone` is null for visitors and for those who may not read it. */
    readonly byId: (id: ProviderId, reader: UserId | null) => Effect.Effect<ProviderDetail, NotFound>
  }
>()("ports/ProviderViews") {}
