import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AccountTaken } from "#domain/account/account-errors.ts"
import type { Account, User } from "#domain/account/account.ts"
import type { UserId } from "#domain/shared/ids.ts"

export class UserRepository extends Context.Service<
  UserRepository,
  {
    /** Fails when the email address or the username is taken, ignoring the case of its letters. */
    readonly insert: (account: Account) => Effect.Effect<void, AccountTaken>
    /** Fails as `insert` would at this moment, and stores nothing. */
    readonly requireFree: (account: Pick<Account, "email" | "username">) => Effect.Effect<void, AccountTaken>
    /** `email` in lower case. */
    readonly byEmail: (email: string) => Effect.Effect<Account | null>
    /** Dies for an unknown id: ids of people come from foreign keys and sessions. */
    readonly byId: (id: UserId) => Effect.Effect<User>
    /** Stores what the person has changed. Fails when somebody else has the username, whatever the case of its letters. */
    readonly change: (user: User) => Effect.Effect<void, AccountTaken>
    readonly setPassword: (id: UserId, passwordHash: string) => Effect.Effect<void>
    /**
     * Whether this is still the hash of the person's password. Waits for a change of password that is under way; inside
     * a transaction, nobody sets another one before it ends.
     */
    readonly hasPassword: (id: UserId, passwordHash: string) => Effect.Effect<boolean>
    /** Null for none. Dies for an unknown id, as `byId`. */
    readonly setPhone: (id: UserId, phone: string | null) => Effect.Effect<void>
  }
>()("ports/UserRepository") {}
