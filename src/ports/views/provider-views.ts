import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Provider, ProviderDetail } from "#domain/provider/provider.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"

export interface ProviderPage {
  readonly providers: ReadonlyArray<Provider>
  /** Exact up to `countLimit`; one above it stands for "more". */
  readonly total: number
}

/** Listed providers as the pages show them; unlisted profiles do not exist here. */
export class ProviderViews extends Context.Service<
  ProviderViews,
  {
    /** Sorted as asked, every order ending in the id, so that pages never overlap. */
    readonly search: (search: ProviderSearch) => Effect.Effect<ProviderPage>
    readonly byId: (id: ProviderId) => Effect.Effect<ProviderDetail, NotFound>
  }
>()("ports/ProviderViews") {}
