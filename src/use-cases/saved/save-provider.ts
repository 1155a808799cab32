import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { maxSavedProviders, TooManySavedProviders } from "#domain/provider/saved.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { now } from "../now.ts"
import { requireListed } from "../provider/find-listed-provider.ts"

/** Saves a listed professional. */
export const saveProvider = Effect.fn("saveProvider")(function* (actor: Actor, providerId: ProviderId) {
  const saved = yield* SavedProviderRepository
  yield* requireListed(providerId)
  const createdAt = yield* now
  const isKept = yield* atomically(saved.save({ userId: actor.id, providerId, createdAt }, maxSavedProviders))
  if (!isKept) yield* new TooManySavedProviders()
  return {}
})

/** Forgets a saved professional, listed or not; does nothing where they were not saved. */
export const unsaveProvider = Effect.fn("unsaveProvider")(function* (actor: Actor, providerId: ProviderId) {
  yield* (yield* SavedProviderRepository).unsave(actor.id, providerId)
  return {}
})
