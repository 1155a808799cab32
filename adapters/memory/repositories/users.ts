import * as Effect from "effect/Effect"

import { AccountTaken } from "../../../src/domain/account/account-errors.ts"
import { withoutPassword } from "../../../src/domain/account/account-rules.ts"
import type { Account } from "../../../src/domain/account/account.ts"
import { UserRepository } from "../../../src/ports/user-repository.ts"
import type { Store } from "../store.ts"

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const takenFields = (others: ReadonlyArray<Account>, { email, username }: Account) => [
  ...(others.some((other) => sameText(other.email, email)) ? (["email"] as const) : []),
  ...(others.some((other) => sameText(other.username, username)) ? (["username"] as const) : [])
]

export const userRepository = ({ read, write }: Store) =>
  UserRepository.of({
    insert: (account) =>
      write(({ accounts }) => {
        const fields = takenFields([...accounts.values()], account)
        if (fields.length > 0) return Effect.fail(new AccountTaken({ fields }))
        accounts.set(account.id, { ...account, email: account.email.toLowerCase() })
        return Effect.void
      }),
    byEmail: (email) =>
      read(({ accounts }) => [...accounts.values()].find((account) => account.email === email) ?? null),
    byId: (id) =>
      Effect.flatMap(
        read(({ accounts }) => accounts.get(id)),
        (account) =>
          account === undefined
            ? Effect.die(new Error(`There is no user ${id}`))
            : Effect.succeed(withoutPassword(account))
      )
  })
