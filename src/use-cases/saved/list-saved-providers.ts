import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"

/** The professionals whom one has saved. */
export const listSavedProviders = Effect.fn("listSavedProviders")(function* (actor: Actor) {
  return yield* (yield* SavedProviderViews).of(actor.id)
})
