import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { type EmailRecord, emailStates, kindsUntilRead, type NewEmail } from "#domain/notices/email.ts"
import { EmailId, UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import { EmailRepository, type Settled } from "#ports/repositories/email-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { rowCodec } from "../row.ts"
import { assignments, type Columns, type Statement, statementOf } from "../statement.ts"
import {
  atAnyTime,
  type Failed,
  failedStatement,
  isDone,
  isDue,
  ofStateStatement,
  sentStatement
} from "./operators/outbox-statements.ts"

const storedEmail: Schema.Codec<EmailRecord, Columns> = Schema.Struct({
  id: EmailId,
  userId: Schema.NullOr(UserId),
  kind: Schema.String,
  thingId: Schema.NullOr(Schema.String),
  groupKey: Schema.NullOr(Schema.String),
  notBefore: Instant,
  state: Schema.Literals(emailStates),
  attempts: Schema.Natural,
  reason: Schema.NullOr(Schema.String),
  sentAt: Schema.NullOr(Instant)
})

const stored = rowCodec(storedEmail)

const rowOf = ({ dropped, groupKey, id, kind, notBefore, thingId, userId }: NewEmail) =>
  stored.toRow({
    id,
    userId,
    kind,
    thingId,
    notBefore,
    groupKey: dropped === undefined ? groupKey : null,
    state: dropped === undefined ? "waiting" : "dropped",
    attempts: 0,
    reason: dropped ?? null,
    sentAt: null
  })

const addStatement = (emails: ReadonlyArray<NewEmail>) =>
  statementOf((bind) => {
    const rows = emails.map(rowOf)
    const columns = Object.keys(rows[0] ?? {}).join(", ")
    const values = rows.map((row) => `(${Object.values(row).map(bind).join(", ")})`)
    return `
      insert into emails (${columns}) values ${values.join(", ")}
      on conflict (user_id, group_key) where group_key is not null do nothing`
  })

const keepsGroup = `kind in (${kindsUntilRead.map((kind) => `'${kind}'`).join(", ")})`

const claimStatement = (now: Instant, until: Instant, limit: number, skipLocked: string) =>
  statementOf(
    (bind) => `
      update emails set state = 'claimed', not_before = ${bind(until)}, attempts = attempts + 1,
        group_key = case when ${keepsGroup} then group_key end
      where id in (
        select id from emails where ${isDue} and not_before <= ${bind(now)}
        order by not_before limit ${bind(limit)} ${skipLocked}
      )
      returning *`
  )

type Held = Pick<EmailRecord, "attempts" | "id">

const columnsOf = (settled: Settled): Columns => {
  if (settled.state === "sent") return { state: "sent", sent_at: settled.sentAt, reason: null }
  if (settled.state === "waiting") {
    return { state: "waiting", reason: settled.reason, not_before: settled.notBefore }
  }
  return { state: settled.state, reason: settled.reason, group_key: null }
}

const settleStatement = ({ attempts, id }: Held, columns: Columns) =>
  statementOf(
    (bind) => `
      update emails set ${assignments(columns, bind)}
      where id = ${bind(id)} and state = 'claimed' and attempts = ${bind(attempts)}
      returning id`
  )

const sendAtStatement = (id: EmailId, now: Instant): Statement => ({
  text: `
    update emails set state = 'waiting', not_before = $1, attempts = 0, reason = null
    where id = $2 and state in ('waiting', 'failed')
    returning id`,
  values: [now, id]
})

interface Sent {
  readonly sent: number
}

interface LastSent {
  readonly at: Instant | null
}

export const KnexEmailRepository = Layer.effect(
  EmailRepository,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)
    const list = (which: string, order: string) => (limit: number) =>
      Effect.map(
        read({
          text: `select * from emails where ${which} and ${atAnyTime} order by ${order} limit $1`,
          values: [limit]
        }),
        (rows) => rows.map(stored.fromRow)
      )
    const settle = (held: Held, columns: Columns) =>
      Effect.map(
        query((sql) => dialect.run(sql, settleStatement(held, columns))),
        (rows) => rows.length > 0
      )

    return EmailRepository.of({
      add: (emails) =>
        emails.length === 0
          ? Effect.void
          : Effect.asVoid(query((sql) => dialect.run(sql, addStatement(emails)))),

      claim: (now, until, limit) =>
        Effect.map(
          query((sql) => dialect.run(sql, claimStatement(now, until, limit, dialect.skipLocked))),
          (rows) => rows.map(stored.fromRow)
        ),

      settle: (held, settled) => settle(held, columnsOf(settled)),

      release: (emails, now) =>
        Effect.forEach(
          emails,
          (held) => settle(held, { state: "waiting", attempts: held.attempts - 1, not_before: now }),
          { discard: true }
        ),

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("emails").where({ id }).first())
        return row === undefined ? null : stored.fromRow(row)
      }),

      waiting: list(isDue, "not_before"),

      unsent: list(`${isDone} and state <> 'sent'`, "not_before desc"),

      ofState: (state, slice) =>
        Effect.map(read(ofStateStatement(state, slice)), (rows) => rows.map(stored.fromRow)),

      failed: Effect.map(
        read<Failed>({ text: failedStatement, values: [] }),
        ([row]) => row ?? { count: 0, oldestAt: null }
      ),

      sendAt: (id, now) =>
        Effect.map(
          query((sql) => dialect.run(sql, sendAtStatement(id, now))),
          (changed) => changed.length > 0
        ),

      sentSince: (userId, instant) =>
        Effect.map(read<Sent>(sentStatement(userId, instant)), ([row]) => row?.sent ?? 0),

      lastSent: (userId, kind) =>
        Effect.map(
          read<LastSent>({
            text: "select max(sent_at) as at from emails where user_id = $1 and kind = $2",
            values: [userId, kind]
          }),
          ([row]) => row?.at ?? null
        ),

      purge: (instant) =>
        Effect.asVoid(
          query((sql) =>
            dialect.run(sql, {
              text: `delete from emails where ${isDone} and not_before < $1`,
              values: [instant]
            })
          )
        )
    })
  })
)
