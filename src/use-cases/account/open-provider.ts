import * as Effect from "effect/Effect"

import { openAccount, withoutPassword } from "#domain/account/account-rules.ts"
import type { Account } from "#domain/account/account.ts"
import { proposedUsername } from "#domain/account/username.ts"
import { type Base, describedAs } from "#domain/provider/profile/profile-rules.ts"
import type { ProfileRequest } from "#domain/provider/profile/profile.ts"
import { openProfile } from "#domain/provider/provider-rules.ts"
import { ProviderId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { Ids } from "#ports/ids.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import { publish } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { matchProfile } from "../register/match-licenses.ts"

/** A person whose account others open, with what their profile says. */
export interface OpenedFor {
  readonly person: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly phone: string | null
  }
  readonly request: ProfileRequest
  /** The place of the ZIP code. */
  readonly base: Base
  readonly at: Instant
}

/** A username made of a person's name, which somebody else may have. */
export const usernameOf = (
  { firstName, lastName }: Pick<Account, "firstName" | "lastName">,
  otherwise: string
): string => proposedUsername(`${firstName}${lastName}`.slice(0, 40)) || otherwise

/** The same username with a unique suffix. */
export const withEnd = Effect.fnUntraced(function* (username: string) {
  return `${username}${(yield* (yield* Ids).uuid).slice(-8)}`
})

// Somebody else may have the username, or may have taken it since it was proposed.
const insertAccount = Effect.fnUntraced(function* (account: Account) {
  const { insert } = yield* UserRepository
  const insertOther = Effect.flatMap(withEnd(account.username), (username) =>
    insert({ ...account, username })
  )
  yield* Effect.catchTag(insert(account), "AccountTaken", () => insertOther)
})

/** Opens a provider's account with its profile, with the surrounding transaction. */
export const openProvider = Effect.fnUntraced(function* ({ at, base, person, request }: OpenedFor) {
  const providers = yield* ProviderRepository
  const { ofNobody: passwordHash } = yield* PasswordHasher
  const registration = { ...person, username: usernameOf(person, "professional"), role: "provider" } as const
  const account = openAccount({ id: yield* newId(UserId), registration, passwordHash, now: at })
  const opened = openProfile(yield* newId(ProviderId), withoutPassword(account))
  const { news, value } = describedAs(opened, request, base, at)
  yield* insertAccount(account)
  yield* providers.insert(value)
  yield* matchProfile(null, value)
  yield* publish(news)
  return { userId: account.id, providerId: value.id }
})
