import * as Effect from "effect/Effect"

import type { Changed } from "#domain/events/changed.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { publish } from "../events/publish.ts"
import { matchProfile } from "../register/match-licenses.ts"

/**
 * Changes a profile by a rule, with the surrounding transaction, and does what follows: the number that it claims is
 * looked up in the registers, and the news is published. Returns the profile as it is now.
 */
export const changeProfile = Effect.fnUntraced(function* (
  id: ProviderId,
  rule: (profile: ProviderProfile) => Changed<ProviderProfile>
) {
  const { before, news, value } = yield* (yield* ProviderRepository).change(id, rule)
  yield* matchProfile(before, value)
  yield* publish(news)
  return value
})
