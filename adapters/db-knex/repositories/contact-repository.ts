import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import type { Knex } from "knex"

import { type Contact, mailStops } from "#domain/account/contact.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"

import { Database, queryOn } from "../database.ts"
import { rowCodec } from "../row.ts"
import type { Columns } from "../statement.ts"
import { unlessTaken } from "./unless-taken.ts"

const storedContact: Schema.Codec<Omit<Contact, "userId">, Columns> = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  emailConfirmedAt: Schema.NullOr(Instant),
  newEmail: Schema.NullOr(Schema.String),
  timeZone: Schema.String,
  mailStopped: Schema.NullOr(Schema.Literals(mailStops))
})

const contacts = rowCodec(storedContact)

export const KnexContactRepository = Layer.effect(
  ContactRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const update = (userId: UserId, columns: Columns, where: Columns = {}) =>
      Effect.asVoid(
        query((sql) =>
          sql("users")
            .where({ id: userId, ...where })
            .update(columns)
        )
      )

    const one = Effect.fnUntraced(function* (userId: UserId, find: (sql: Knex) => Knex.QueryBuilder) {
      const row = yield* query((sql) => find(sql).where({ id: userId }).first())
      return { userId, ...contacts.fromRow(row) }
    })

    return ContactRepository.of({
      of: (userId) => one(userId, (sql) => sql("users")),

      held: (userId) => one(userId, (sql) => sql("users").forUpdate()),

      confirm: Effect.fnUntraced(function* (userId, email, at) {
        yield* update(userId, { email_confirmed_at: at }, { email, email_confirmed_at: null })
        yield* update(userId, { mail_stopped: null }, { email })
      }),

      stop: (userId, email, reason) => update(userId, { mail_stopped: reason }, { email }),

      setNewEmail: (userId, email) => update(userId, { new_email: email }),

      changeEmail: (userId, email, at) =>
        update(userId, { email, email_confirmed_at: at, new_email: null, mail_stopped: null }).pipe(
          unlessTaken("email")
        )
    })
  })
)
