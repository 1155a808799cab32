import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import type { User } from "#domain/account/account.ts"
import { mostSessions, type Session } from "#domain/session/session.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import { type ProviderId, SessionId, UserId } from "#domain/shared/ids.ts"
import { Day, Instant } from "#domain/shared/instant.ts"
import { SessionRepository, type SignedIn } from "#ports/repositories/session-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { rowCodec } from "../row.ts"
import type { Columns, Value } from "../statement.ts"

const findStatement = `
  select s.created_at as session_created_at, s.expires_at, s.public_id, s.user_agent, s.seen_on, s.unlocked_until,
    p.id as provider_id, p.business_name, o.user_id as operator_id,
    c.reason as limited_for, c.until as limited_until,
    u.id, u.username, u.email, u.first_name, u.last_name, u.phone, u.role, u.created_at
  from sessions s
  join users u on u.id = s.user_id
  left join service_providers p on p.user_id = u.id
  left join operators o on o.user_id = u.id
  left join sanctions c on c.user_id = u.id and c.lifted_at is null and (c.until is null or c.until > $3)
  where s.id = $1 and s.expires_at > $2 and (c.level is null or c.level = 'limited')`

const ofStatement = `
  select * from sessions where user_id = $1 and expires_at > $2
  order by created_at desc, id desc limit ${mostSessions}`

interface SignedInRow extends Pick<User, "id" | "username" | "email" | "phone" | "role"> {
  readonly session_created_at: Instant
  readonly expires_at: Instant
  readonly public_id: Session["publicId"]
  readonly user_agent: string | null
  readonly seen_on: Day
  readonly unlocked_until: Instant | null
  readonly operator_id: UserId | null
  readonly limited_for: string | null
  readonly limited_until: Day | null
  readonly provider_id: ProviderId | null
  readonly business_name: string | null
  readonly first_name: string
  readonly last_name: string
  readonly created_at: Instant
}

const signedIn = (sessionId: string, row: SignedInRow): SignedIn => ({
  session: {
    id: sessionId,
    userId: row.id,
    createdAt: row.session_created_at,
    expiresAt: row.expires_at,
    publicId: row.public_id,
    userAgent: row.user_agent,
    seenOn: row.seen_on,
    unlockedUntil: row.unlocked_until
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
  providerId: row.provider_id,
  businessName: row.business_name,
  isOperator: row.operator_id !== null,
  limited:
    row.limited_for === null ? null : { level: "limited", reason: row.limited_for, until: row.limited_until }
})

const storedSession: Schema.Codec<Session, Columns> = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  createdAt: Instant,
  expiresAt: Instant,
  publicId: SessionId,
  userAgent: Schema.NullOr(Schema.String),
  seenOn: Day,
  unlockedUntil: Schema.NullOr(Instant)
})

const sessions = rowCodec(storedSession)

export const KnexSessionRepository = Layer.effect(
  SessionRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    const removed = (condition: string, values: ReadonlyArray<Value>) => {
      const text = `delete from sessions where ${condition} returning id`
      return query((sql) => database.dialect.run<Pick<Session, "id">>(sql, { text, values }))
    }

    const update = (id: Session["id"], columns: Columns) =>
      Effect.asVoid(query((sql) => sql("sessions").where({ id }).update(columns)))

    return SessionRepository.of({
      insert: (session) => Effect.asVoid(query((sql) => sql("sessions").insert(sessions.toRow(session)))),

      find: Effect.fnUntraced(function* (id, now) {
        const [row] = yield* read<SignedInRow>({
          text: findStatement,
          values: [id, now, lastToday(now)]
        })
        return row === undefined ? null : signedIn(id, row)
      }),

      extend: (id, expiresAt) => update(id, { expires_at: expiresAt }),

      seen: (id, day) => update(id, { seen_on: day }),

      unlock: (id, until) => update(id, { unlocked_until: until }),

      of: (userId, now) =>
        Effect.map(read({ text: ofStatement, values: [userId, now] }), (rows) => rows.map(sessions.fromRow)),

      removeOne: (userId, publicId) =>
        Effect.map(
          removed("user_id = $1 and public_id = $2", [userId, publicId]),
          ([session]) => session?.id ?? null
        ),

      removeAll: (userId, but) =>
        Effect.map(removed("user_id = $1 and id <> $2", [userId, but ?? ""]), (gone) =>
          gone.map(({ id }) => id)
        ),

      remove: (id) => Effect.asVoid(query((sql) => sql("sessions").where({ id }).delete())),

      purge: (now) => Effect.asVoid(query((sql) => sql("sessions").where("expires_at", "<=", now).delete()))
    })
  })
)
