import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import { AccountTaken } from "#domain/account/account-errors.ts"
import type { Account } from "#domain/account/account.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { requestOf, withMissing } from "#domain/application/profile-of-application.ts"
import { isZipCode } from "#domain/provider/profile/profile-needs.ts"
import { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { InvalidInput, readInput } from "#domain/shared/input.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { Places } from "#ports/places.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import { openProvider } from "../account/open-provider.ts"
import { changeProfile } from "../provider/change-profile.ts"
import { unknownZipCode } from "../provider/read-placed.ts"

interface Approved {
  readonly at: Instant
  readonly listed: boolean
}

/** The profile that the application makes, checked as its owner's own answers are; all faults at once. */
const readProfile = Effect.fnUntraced(function* (application: ApplicationRecord, listed: boolean) {
  const { find } = yield* Places
  const { zipCode } = application
  const base = isZipCode(zipCode) ? find(zipCode) : null
  const request = readInput(ProfileRequest)(requestOf(application, listed))
  if (base !== null) return { base, request: yield* Effect.fromResult(request) }
  const others = Result.isFailure(request) ? request.failure.faults : []
  const faults = [...others.filter(({ field }) => field !== "zipCode"), unknownZipCode]
  return yield* new InvalidInput({ faults })
})

const open = Effect.fnUntraced(function* (application: ApplicationRecord, { at, listed }: Approved) {
  const { base, request } = yield* readProfile(application, listed)
  const { email, firstName, lastName, phone } = application
  const person = { email, firstName, lastName, phone }
  return { isNew: true, ...(yield* openProvider({ person, request, base, at })) }
})

const fill = Effect.fnUntraced(function* (application: ApplicationRecord, owner: Account, at: Instant) {
  const providers = yield* ProviderRepository
  const { find } = yield* Places
  const providerId = yield* providers.idOf(owner.id)
  if (providerId === null) return yield* new AccountTaken({ fields: ["homeowner"] })
  const { emailConfirmedAt } = yield* (yield* ContactRepository).of(owner.id)
  if (emailConfirmedAt === null) return yield* new AccountTaken({ fields: ["unconfirmed"] })
  const base = isZipCode(application.zipCode) ? find(application.zipCode) : null
  yield* Effect.orDie(changeProfile(providerId, (held) => withMissing(held, application, owner, base, at)))
  return { isNew: false, userId: owner.id, providerId }
})

/**
 * Makes the account and profile of an application, with the surrounding transaction, or fills what the profile lacks of
 * the provider who has its address. Refuses the address of a homeowner, and of a provider who has not confirmed it:
 * anybody could have registered it.
 */
export const accountFor = Effect.fnUntraced(function* (application: ApplicationRecord, how: Approved) {
  const account = yield* (yield* UserRepository).byEmail(application.email)
  return account === null ? yield* open(application, how) : yield* fill(application, account, how.at)
})
