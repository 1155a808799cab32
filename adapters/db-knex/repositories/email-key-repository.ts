import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { type EmailKey, keyPurposes } from "#domain/notices/email-key.ts"
import type { EmailFigure } from "#domain/operator/email-figures.ts"
import { UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { rowCodec } from "../row.ts"
import type { Columns } from "../statement.ts"

const storedKey: Schema.Codec<EmailKey, Columns> = Schema.Struct({
  digest: Schema.String,
  userId: UserId,
  purpose: Schema.Literals(keyPurposes),
  email: Schema.String,
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Schema.NullOr(Instant)
})

type Opened = Pick<EmailFigure, "day" | "opened">

const keys = rowCodec(storedKey)

const forgetNewAddresses = (now: Instant) => ({
  text: `
    update users set new_email = null where id in (
      select user_id from email_keys where purpose = 'change' and used_at is null and expires_at <= $1
    )`,
  values: [now]
})

export const KnexEmailKeyRepository = Layer.effect(
  EmailKeyRepository,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)

    return EmailKeyRepository.of({
      issue: Effect.fnUntraced(function* (key) {
        const { created_at, digest, expires_at, ...row } = keys.toRow(key)
        const times = { created_at, expires_at }
        const same = yield* query((sql) => sql("email_keys").where({ digest }).update(times))
        if (same > 0) return
        yield* query((sql) =>
          sql("email_keys")
            .insert({ digest, ...times, ...row })
            .onConflict(["user_id", "purpose"])
            .merge()
        )
      }),

      byDigest: Effect.fnUntraced(function* (digest) {
        const row = yield* query((sql) => sql("email_keys").where({ digest }).first())
        return row === undefined ? null : keys.fromRow(row)
      }),

      use: Effect.fnUntraced(function* (digest, now) {
        const used = yield* query((sql) =>
          sql("email_keys")
            .where({ digest })
            .whereNull("used_at")
            .where("expires_at", ">", now)
            .update({ used_at: now })
        )
        if (used === 0) return false
        yield* query((sql) => sql("opened_keys").insert({ digest, opened_at: now }))
        return true
      }),

      revoke: (userId, purpose) =>
        Effect.asVoid(query((sql) => sql("email_keys").where({ user_id: userId, purpose }).delete())),

      opened: (instant) =>
        read<Opened>({
          text: `
            select ${dialect.dayOf("opened_at")} as day, count(*) as opened
            from opened_keys where opened_at >= $1 group by 1`,
          values: [instant]
        }),

      purge: Effect.fnUntraced(function* (now, instant) {
        yield* query((sql) => dialect.run(sql, forgetNewAddresses(now)))
        yield* query((sql) => sql("email_keys").where("expires_at", "<=", now).delete())
        yield* query((sql) => sql("opened_keys").where("opened_at", "<", instant).delete())
      })
    })
  })
)
