import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Provider } from "#domain/provider/provider.ts"
import type { UserId } from "#domain/shared/ids.ts"

export interface SavedProviders {
  /** Those that are listed, last saved first. */
  readonly providers: ReadonlyArray<Provider>
  /** How many others are not listed any more. */
  readonly gone: number
}

export class SavedProviderViews extends Context.Service<
  SavedProviderViews,
  { readonly of: (id: UserId) => Effect.Effect<SavedProviders> }
>()("ports/SavedProviderViews") {}
