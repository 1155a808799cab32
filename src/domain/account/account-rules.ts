import type { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { orNull } from "../shared/text.ts"
import type { Account, Registration, User } from "./account.ts"
import type { AccountChange } from "./own-account.ts"
import { defaultRole } from "./role.ts"

interface Opening {
  readonly id: UserId
  readonly registration: Omit<Registration, "password" | "timeZone">
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
