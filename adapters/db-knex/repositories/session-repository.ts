import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { User } from "#domain/account/account.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { SessionRepository, type SignedIn } from "#ports/repositories/session-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"

const findStatement = `
  select s.created_at as session_created_at, s.expires_at, p.id as provider_id,
    u.id, u.username, u.email, u.first_name, u.last_name, u.phone, u.role, u.created_at
  from sessions s
  join users u on u.id = s.user_id
  left join service_providers p on p.user_id = u.id
  where s.id = $1 and s.expires_at > $2`

interface SignedInRow extends Pick<User, "id" | "username" | "email" | "phone" | "role"> {
  readonly session_created_at: Instant
  readonly expires_at: Instant
  readonly provider_id: ProviderId | null
  readonly first_name: string
  readonly last_name: string
  readonly created_at: Instant
}

const signedIn = (sessionId: string, row: SignedInRow): SignedIn => ({
  session: {
    id: sessionId,
    userId: row.id,
    createdAt: row.session_created_at,
    expiresAt: row.expires_at
  },
  user: {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: row.role,
    createdAt: row.created_at
  },
  providerId: row.provider_id
})

export const KnexSessionRepository = Layer.effect(
  SessionRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return SessionRepository.of({
      insert: ({ createdAt, expiresAt, id, userId }) =>
        Effect.asVoid(
          query((sql) =>
            sql("sessions").insert({ id, user_id: userId, created_at: createdAt, expires_at: expiresAt })
          )
        ),

      find: Effect.fnUntraced(function* (id, now) {
        const [row] = yield* read<SignedInRow>({
          text: findStatement,
          values: [id, now]
        })
        return row === undefined ? null : signedIn(id, row)
      }),

      extend: (id, expiresAt) =>
        Effect.asVoid(query((sql) => sql("sessions").where({ id }).update({ expires_at: expiresAt }))),

      remove: (id) => Effect.asVoid(query((sql) => sql("sessions").where({ id }).delete())),

      purge: (now) => Effect.asVoid(query((sql) => sql("sessions").where("expires_at", "<=", now).delete()))
    })
  })
)
