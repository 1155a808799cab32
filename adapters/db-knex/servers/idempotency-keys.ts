import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Instant } from "#domain/shared/instant.ts"
import { type EarlierUse, IdempotencyKeys, type OwnKey } from "#ports/idempotency-keys.ts"

import { Database, queryOn, readOn } from "../database.ts"
import type { Statement } from "../statement.ts"

const ofOwn = ({ key, userId }: OwnKey) => ({ user_id: userId, key })

const findStatement = ({ key, userId }: OwnKey, now: Instant): Statement => ({
  text: "select fingerprint, answer from idempotency_keys where user_id = $1 and key = $2 and expires_at > $3",
  values: [userId, key, now]
})

export const KnexIdempotencyKeys = Layer.effect(
  IdempotencyKeys,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return IdempotencyKeys.of({
      take: Effect.fnUntraced(function* ({ expiresAt, fingerprint, ...own }, now) {
        // Waits for a transaction that is inserting the same key. An existing row is locked even where `where` leaves
        // it unchanged, so no purge can delete it before it is read below.
        const taken = yield* query((sql) =>
          sql("idempotency_keys")
            .insert({ ...ofOwn(own), fingerprint, expires_at: expiresAt })
            .onConflict(["user_id", "key"])
            .merge({ fingerprint, answer: "", expires_at: expiresAt })
            .where("idempotency_keys.expires_at", "<=", now)
            .returning("key")
        )
        if (taken.length > 0) return null
        const earlier = yield* query((sql) =>
          sql<EarlierUse>("idempotency_keys").where(ofOwn(own)).first("fingerprint", "answer")
        )
        return earlier ?? (yield* Effect.die(new Error("A key is taken, and not there")))
      }),

      find: (own, now) =>
        Effect.map(read<EarlierUse>(findStatement(own, now)), ([earlier]) => earlier ?? null),

      keep: (own, answer) =>
        Effect.asVoid(query((sql) => sql("idempotency_keys").where(ofOwn(own)).update({ answer }))),

      purge: (now) =>
        Effect.asVoid(query((sql) => sql("idempotency_keys").where("expires_at", "<=", now).delete()))
    })
  })
)
