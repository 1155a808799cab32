import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

/** The provider whom a path names; an unlisted provider does not exist. */
export const requireListed = Effect.fnUntraced(function* (id: ProviderId) {
  const profile = yield* (yield* ProviderRepository).byId(id)
  return profile.listed ? profile : yield* new NotFound({ thing: "provider" })
})

/** The provider whom an input names; an unknown or unlisted provider is a fault of its `providerId`. */
export const findListedProvider = Effect.fnUntraced(function* (id: ProviderId) {
  const providers = yield* ProviderRepository
  const unknown = invalid("providerId", "This professional is not listed at the moment")
  const profile = yield* Effect.mapError(providers.byId(id), () => unknown)
  return profile.listed ? profile : yield* unknown
})

/** What is wrong with the provider whom an input may name, to be told beside its other faults. */
export const faultsOfNamed = Effect.fnUntraced(function* (id: ProviderId | null) {
  if (id === null) return []
  const found = yield* Effect.result(findListedProvider(id))
  return Result.isFailure(found) ? found.failure.faults : []
})
