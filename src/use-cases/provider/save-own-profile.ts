import * as Effect from "effect/Effect"

import type { Actor, User } from "#domain/account/account.ts"
import { asOwnProfile, describedAs } from "#domain/provider/profile/profile-rules.ts"
import type { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { orNull } from "#domain/shared/text.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { changeProfile } from "./change-profile.ts"
import { ownProviderId } from "./own-provider-id.ts"
import { readPlaced, type SentBusiness } from "./read-placed.ts"

/** Describes a provider's business anew, and lists it or takes it off the list. */
export const saveOwnProfile = Effect.fn("saveOwnProfile")(function* (
  actor: Actor,
  user: User,
  sent: SentBusiness<ProfileRequest>
) {
  const users = yield* UserRepository
  const providers = yield* ProviderRepository
  const id = yield* ownProviderId(actor)
  const { base, request } = yield* readPlaced(sent)
  const at = yield* now
  const phone = request.phone === undefined ? user.phone : orNull(request.phone)
  const profile = yield* atomically(
    Effect.gen(function* () {
      const stored = yield* providers.byId(id)
      if (base !== null && base.zipCode !== stored.zipCode) yield* withinLimit(actor, { kind: "zipCodes" })
      const value = yield* changeProfile(id, (held) => describedAs(held, request, base, at))
      if (request.phone !== undefined) yield* users.setPhone(actor.id, phone)
      return value
    })
  )
  return asOwnProfile(profile, phone, at)
})
