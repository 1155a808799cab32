import * as Effect from "effect/Effect"

import type { Actor, User } from "#domain/account/account.ts"
import { isZipCode, neededMessages } from "#domain/provider/profile/profile-needs.ts"
import { asOwnProfile, describedAs } from "#domain/provider/profile/profile-rules.ts"
import type { ProfileRequest, SentZipCode } from "#domain/provider/profile/profile.ts"
import { InvalidInput } from "#domain/shared/input.ts"
import { orNull } from "#domain/shared/text.ts"
import { Places } from "#ports/places.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { publish } from "../events/publish.ts"
import { now } from "../now.ts"
import { matchProfile } from "../register/match-licenses.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownProviderId } from "./own-provider-id.ts"

interface Sent {
  readonly request: Body<ProfileRequest>
  /** Of the same body. */
  readonly zipCode: Body<SentZipCode>
}

const unknownZipCode = { field: "zipCode", message: neededMessages.zipCode }

// The ZIP code is looked up beside the other checks, so that people hear of all faults at once.
const readProfile = Effect.fnUntraced(function* ({ request, zipCode }: Sent) {
  const { find } = yield* Places
  const typed = yield* Effect.match(zipCode, { onFailure: () => "", onSuccess: (sent) => sent.zipCode })
  const base = isZipCode(typed) ? find(typed) : null
  if (base !== null || !isZipCode(typed)) return { request: yield* request, base }
  const others = yield* Effect.match(request, { onFailure: ({ faults }) => faults, onSuccess: () => [] })
  return yield* new InvalidInput({ faults: [...others, unknownZipCode] })
})

/** Describes a provider's business anew, and lists it or takes it off the list. */
export const saveOwnProfile = Effect.fn("saveOwnProfile")(function* (actor: Actor, user: User, sent: Sent) {
  const users = yield* UserRepository
  const providers = yield* ProviderRepository
  const { atomically } = yield* Transactor
  const id = yield* ownProviderId(actor)
  const { base, request } = yield* readProfile(sent)
  const at = yield* now
  const phone = request.phone === undefined ? user.phone : orNull(request.phone)
  const profile = yield* atomically(
    Effect.gen(function* () {
      const stored = yield* providers.byId(id)
      if (base !== null && base.zipCode !== stored.zipCode) yield* withinLimit(actor, { kind: "zipCodes" })
      const { news, value } = yield* providers.change(id, (before) => describedAs(before, request, base, at))
      if (request.phone !== undefined) yield* users.setPhone(actor.id, phone)
      yield* matchProfile(stored, value)
      yield* publish(news)
      return value
    })
  )
  return asOwnProfile(profile, phone, at)
})
