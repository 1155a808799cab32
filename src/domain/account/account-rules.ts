import * as Result from "effect/Result"

import type { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { orNull } from "../shared/text.ts"
import { WrongRole } from "./account-errors.ts"
import type { Account, Actor, Registration, User } from "./account.ts"
import type { AccountChange } from "./own-account.ts"
import { defaultRole, type Role } from "./role.ts"

interface Opening {
  readonly id: UserId
  readonly registration: Omit<Registration, "password">
  readonly passwordHash: string
  readonly now: Instant
}

export const openAccount = ({ id, now, passwordHash, registration }: Opening): Account => ({
  id,
  username: registration.username,
  email: registration.email,
  firstName: registration.firstName,
  lastName: registration.lastName,
  phone: orNull(registration.phone),
  role: registration.role ?? defaultRole,
  createdAt: now,
  passwordHash
})

export const withoutPassword = ({ passwordHash: _, ...user }: Account): User => user

/** The account with what its person has changed. */
export const withChange = <A extends User>(
  account: A,
  { firstName, lastName, phone, username }: AccountChange
): A => ({
  ...account,
  firstName,
  lastName,
  username,
  phone: phone === undefined ? account.phone : orNull(phone)
})

/** Refuses all roles but `role`, with `reason` as the sentence to read. */
export const requireRole = (actor: Actor, role: Role, reason: string): Result.Result<void, WrongRole> =>
  actor.role === role ? Result.succeed(undefined) : Result.fail(new WrongRole({ reason }))
