import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"

/** The actor's own profile. Registering as a provider makes one, so everyone with the role has a profile. */
export const ownProviderId = ({ id, providerId }: Actor) =>
  providerId === null
    ? Effect.die(new Error(`The provider ${id} has no profile`))
    : Effect.succeed(providerId)
