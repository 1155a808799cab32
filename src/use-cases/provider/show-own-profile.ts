import * as Effect from "effect/Effect"

import type { Actor, User } from "#domain/account/account.ts"
import { asOwnProfile } from "#domain/provider/profile/profile-rules.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { now } from "../now.ts"
import { ownProviderId } from "./own-provider-id.ts"

/** A provider's own profile, listed or not. */
export const showOwnProfile = Effect.fnUntraced(function* (actor: Actor, { phone }: User) {
  const providers = yield* ProviderRepository
  const profile = yield* providers.byId(yield* ownProviderId(actor))
  return asOwnProfile(profile, phone, yield* now)
})
