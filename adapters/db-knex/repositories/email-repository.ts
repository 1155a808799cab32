import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { claimedAt } from "#domain/chores/lease.ts"
import { type Backlog, backlogOf } from "#domain/notices/email.ts"
import type { EmailFigure } from "#domain/operator/email-figures.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import type { Columns } from "../statement.ts"
import {
  addStatement,
  atAnyTime,
  claimStatement,
  settledColumns,
  failedStatement,
  figuresStatement,
  type Held,
  isDone,
  isDue,
  ofStateStatement,
  overdueStatement,
  retriedStatement,
  saidByAnotherStatement,
  sendAtStatement,
  sentStatement,
  settleStatement,
  stored
} from "./email-statements.ts"

interface Failed {
  readonly count: number
  readonly oldestAt: Instant | null
}

interface Retried {
  readonly count: number
  readonly nextAt: Instant | null
}

type Figure = Pick<EmailFigure, "day" | "failed" | "sent">

interface Sent {
  readonly sent: number
}

interface LastSent {
  readonly leaseEnd: Instant | null
}

// One that was sent keeps the end of its last lease.
const lastSent = `
  select max(not_before) as "leaseEnd" from emails
  where user_id = $1 and kind = $2 and state = 'sent' and ${atAnyTime}`

const none: Failed = { count: 0, oldestAt: null }

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

      settle: (held, settled) => settle(held, settledColumns(settled)),

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

      overdue: (now) => Effect.map(read<Backlog>({ text: overdueStatement, values: [now] }), backlogOf),

      failed: Effect.map(read<Failed>({ text: failedStatement, values: [] }), ([row]) => row ?? none),

      retried: Effect.map(
        read<Retried>({ text: retriedStatement, values: [] }),
        ([row]) => row ?? { count: 0, nextAt: null }
      ),

      figures: (instant) => read<Figure>(figuresStatement(dialect.dayOf, instant)),

      reschedule: (userId, groupKey, notBefore) =>
        Effect.asVoid(
          query((sql) =>
            sql("emails")
              .where({ user_id: userId, group_key: groupKey, state: "waiting" })
              .update({ not_before: notBefore })
          )
        ),

      sendAt: (id, now) =>
        Effect.map(
          query((sql) => dialect.run(sql, sendAtStatement(id, now))),
          (changed) => changed.length > 0
        ),

      sentSince: (...counted) => Effect.map(read<Sent>(sentStatement(...counted)), ([row]) => row?.sent ?? 0),

      isSaidByAnother: (...asked) =>
        Effect.map(read(saidByAnotherStatement(...asked)), (rows) => rows.length > 0),

      lastClaimed: Effect.fnUntraced(function* (userId, kind) {
        const [row] = yield* read<LastSent>({ text: lastSent, values: [userId, kind] })
        const leaseEnd = row?.leaseEnd ?? null
        return leaseEnd === null ? null : claimedAt(leaseEnd)
      }),

      purge: (instant) =>
        Effect.asVoid(
          query((sql) =>
            dialect.run(sql, {
              text: `delete from emails where ${isDone} and group_key is null and not_before < $1`,
              values: [instant]
            })
          )
        )
    })
  })
)
