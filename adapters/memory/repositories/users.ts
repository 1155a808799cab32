import * as Effect from "effect/Effect"

import { AccountTaken } from "#domain/account/account-errors.ts"
import { withoutPassword } from "#domain/account/account-rules.ts"
import type { Account } from "#domain/account/account.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import type { Store } from "../store.ts"

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

type Names = Pick<Account, "email" | "username">

const takenFields = (others: ReadonlyArray<Account>, { email, username }: Names) => [
  ...(others.some((other) => sameText(other.email, email)) ? (["email"] as const) : []),
  ...(others.some((other) => sameText(other.username, username)) ? (["username"] as const) : [])
]

const requireFree = (accounts: ReadonlyMap<string, Account>, names: Names) => {
  const fields = takenFields([...accounts.values()], names)
  return fields.length > 0 ? Effect.fail(new AccountTaken({ fields })) : Effect.void
}

const unknown = (id: UserId) => Effect.die(new Error(`There is no user ${id}`))

export const userRepository = ({ read, write }: Store) =>
  UserRepository.of({
    insert: (account) =>
      write(({ accounts }) =>
        Effect.map(
          requireFree(accounts, account),
          () => void accounts.set(account.id, { ...account, email: account.email.toLowerCase() })
        )
      ),
    requireFree: (names) => Effect.flatten(read(({ accounts }) => requireFree(accounts, names))),
    byEmail: (email) =>
      read(({ accounts }) => [...accounts.values()].find((account) => account.email === email) ?? null),
    byId: (id) =>
      Effect.flatMap(
        read(({ accounts }) => accounts.get(id)),
        (account) => (account === undefined ? unknown(id) : Effect.succeed(withoutPassword(account)))
      ),
    change: (user) =>
      write(({ accounts }) => {
        const account = accounts.get(user.id)
        if (account === undefined) return unknown(user.id)
        const others = [...accounts.values()].filter(({ id }) => id !== user.id)
        if (others.some(({ username }) => sameText(username, user.username))) {
          return Effect.fail(new AccountTaken({ fields: ["username"] }))
        }
        const { firstName, lastName, phone, username } = user
        accounts.set(user.id, { ...account, firstName, lastName, phone, username })
        return Effect.void
      }),
    setPassword: (id, passwordHash) =>
      write(({ accounts }) => {
        const account = accounts.get(id)
        if (account === undefined) return unknown(id)
        accounts.set(id, { ...account, passwordHash })
        return Effect.void
      }),
    hasPassword: (id, passwordHash) =>
      read(({ accounts }) => accounts.get(id)?.passwordHash === passwordHash),
    setPhone: (id, phone) =>
      write(({ accounts }) => {
        const account = accounts.get(id)
        if (account === undefined) return unknown(id)
        accounts.set(id, { ...account, phone })
        return Effect.void
      })
  })
