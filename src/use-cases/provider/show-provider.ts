import * as Effect from "effect/Effect"

import type { Actor } from "../../domain/account/account.ts"
import type { ProviderId } from "../../domain/shared/ids.ts"
import { ProviderViews } from "../../ports/provider-views.ts"

/** A listed provider's page; the phone number is for the signed-in. */
export const showProvider = Effect.fnUntraced(function* (actor: Actor | null, id: ProviderId) {
  const providers = yield* ProviderViews
  const provider = yield* providers.byId(id)
  return actor === null ? { ...provider, phone: null } : provider
})
