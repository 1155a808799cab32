import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import { AccountTaken } from "#domain/account/account-errors.ts"
import type { Account } from "#domain/account/account.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import { Database, queryOn } from "../database.ts"
import type { Columns } from "../statement.ts"
import { accountRow, accounts, users } from "../tables.ts"
import { unlessTaken } from "./unless-taken.ts"

type Names = Pick<Account, "email" | "username">

const takenFields = async (sql: Knex, { email, username }: Names) => {
  const isTaken = async (column: "email" | "username_key", name: string) =>
    (await sql("users").where(column, name.toLowerCase()).first("id")) !== undefined
  return [
    ...((await isTaken("email", email)) ? (["email"] as const) : []),
    ...((await isTaken("username_key", username)) ? (["username"] as const) : [])
  ]
}

export const KnexUserRepository = Layer.effect(
  UserRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)

    const requireFree = Effect.fnUntraced(function* (names: Names) {
      const fields = yield* query((sql) => takenFields(sql, names))
      if (fields.length > 0) yield* new AccountTaken({ fields })
    })

    const update = Effect.fnUntraced(function* (id: Account["id"], columns: Columns) {
      const changed = yield* query((sql) => sql("users").where({ id }).update(columns))
      if (changed === 0) yield* Effect.die(new Error(`There is no user ${id}`))
    })

    return UserRepository.of({
      insert: Effect.fnUntraced(function* (account: Account) {
        const row = accountRow(account)
        const written = yield* query((sql) => sql("users").insert(row).onConflict().ignore().returning("id"))
        if (written.length === 0) yield* requireFree(account)
      }),

      requireFree,

      byEmail: Effect.fnUntraced(function* (email) {
        const row = yield* query((sql) => sql("users").where({ email }).first())
        return row === undefined ? null : accounts.fromRow(row)
      }),

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("users").where({ id }).first())
        return users.fromRow(row)
      }),

      change: ({ firstName, id, lastName, phone, username }) =>
        update(id, {
          first_name: firstName,
          last_name: lastName,
          phone,
          username,
          username_key: username.toLowerCase()
        }).pipe(unlessTaken("username")),

      setPassword: (id, passwordHash) => update(id, { password_hash: passwordHash }),

      // An update, not a read: it locks the row, so that nobody else can change the password before this transaction
      // ends.
      hasPassword: (id, passwordHash) => {
        const known = { password_hash: passwordHash }
        return Effect.map(
          query((sql) =>
            sql("users")
              .where({ id, ...known })
              .update(known)
          ),
          (rows) => rows === 1
        )
      },

      setPhone: (id, phone) => update(id, { phone })
    })
  })
)
