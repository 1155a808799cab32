import * as Schema from "effect/Schema"

import { leaseEnd } from "#domain/chores/lease.ts"
import {
  alwaysKinds,
  type EmailKind,
  type EmailRecord,
  type EmailState,
  emailStates,
  kindsUntilRead,
  type NewEmail
} from "#domain/notices/email.ts"
import { EmailId, UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import type { EmailRepository, Settled } from "#ports/repositories/email-repository.ts"

import type { Dialect } from "../dialect.ts"
import { rowCodec } from "../row.ts"
import { assignments, type Columns, type Statement, statementOf } from "../statement.ts"

const storedEmail: Schema.Codec<EmailRecord, Columns> = Schema.Struct({
  id: EmailId,
  userId: Schema.NullOr(UserId),
  kind: Schema.String,
  thingId: Schema.NullOr(Schema.String),
  groupKey: Schema.NullOr(Schema.String),
  formerAddress: Schema.NullOr(Schema.String),
  notBefore: Instant,
  state: Schema.Literals(emailStates),
  attempts: Schema.Natural,
  reason: Schema.NullOr(Schema.String),
  sentAt: Schema.NullOr(Instant)
})

export const stored = rowCodec(storedEmail)

const rowOf = ({ dropped, formerAddress, groupKey, id, kind, notBefore, thingId, userId }: NewEmail) =>
  stored.toRow({
    id,
    userId,
    kind,
    thingId,
    notBefore,
    formerAddress: formerAddress ?? null,
    groupKey,
    state: dropped === undefined ? "waiting" : "dropped",
    attempts: 0,
    reason: dropped ?? null,
    sentAt: null
  })

export const addStatement = (emails: ReadonlyArray<NewEmail>) =>
  statementOf((bind) => {
    const rows = emails.map(rowOf)
    const columns = Object.keys(rows[0] ?? {}).join(", ")
    const values = rows.map((row) => `(${Object.values(row).map(bind).join(", ")})`)
    return `
      insert into emails (${columns}) values ${values.join(", ")}
      on conflict (user_id, group_key) where group_key is not null do nothing`
  })

// Worded as the conditions of the partial indexes.
export const isDue = "state in ('waiting', 'claimed')"
export const isDone = "state in ('sent', 'failed', 'dropped')"
// True of all rows: with a range, SQLite searches the index instead of scanning it.
export const atAnyTime = "not_before > '1970-01-01'"

const keepsGroup = `kind in (${kindsUntilRead.map((kind) => `'${kind}'`).join(", ")})`

export const claimStatement = (now: Instant, until: Instant, limit: number, skipLocked: string) =>
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

export type Held = Pick<EmailRecord, "attempts" | "id">

export const settledColumns = (settled: Settled): Columns => {
  if (settled.state === "sent")
    return { state: "sent", sent_at: settled.sentAt, reason: null, former_address: null }
  if (settled.state === "waiting") {
    return { state: "waiting", reason: settled.reason, not_before: settled.notBefore }
  }
  return { state: settled.state, reason: settled.reason, group_key: null }
}

export const settleStatement = ({ attempts, id }: Held, columns: Columns) =>
  statementOf(
    (bind) => `
      update emails set ${assignments(columns, bind)}
      where id = ${bind(id)} and state = 'claimed' and attempts = ${bind(attempts)}
      returning id`
  )

// The state is one of the program's own words and stands in the text, so that it matches the partial indexes'
// conditions.
const inState = (state: EmailState) =>
  `state = '${state}'${state === "failed" ? "" : ` and ${state === "waiting" || state === "claimed" ? isDue : isDone}`}`

type OfState = EmailRepository["Service"]["ofState"]

export const ofStateStatement = (state: EmailState, { before, limit }: Parameters<OfState>[1]) =>
  statementOf(
    (bind) => `
      select * from emails where ${inState(state)} and ${
        before === null ? atAnyTime : `(not_before, id) < (${bind(before.notBefore)}, ${bind(before.id)})`
      }
      order by not_before desc, id desc limit ${bind(limit)}`
  )

// A retry counts as overdue although its next attempt lies ahead.
export const overdueStatement = `
  select state, attempts, count(*) as count, min(not_before) as "notBefore" from emails
  where ${isDue} and ${atAnyTime} and (not_before <= $1 or reason is not null)
  group by state, attempts`

export const failedStatement = `
  select count(*) as count, min(not_before) as "oldestAt" from emails where state = 'failed' and ${atAnyTime}`

// An email that is due and has a reason is a retry: the last failure's reason stays until no attempt follows.
export const retriedStatement = `
  select count(*) as count, min(not_before) as "nextAt" from emails
  where ${isDue} and ${atAnyTime} and reason is not null`

// `not_before` stands in for the day of a failed email; a sent one has `sent_at`. For sent ones `not_before`, the end
// of their last lease, is later than `sent_at`, so the range on it misses none.
export const figuresStatement = (dayOf: Dialect["dayOf"], instant: Instant): Statement => ({
  text: `
    select ${dayOf("coalesce(sent_at, not_before)")} as day,
      count(case when state = 'sent' then 1 end) as sent, count(case when state = 'failed' then 1 end) as failed
    from emails where ${isDone} and state <> 'dropped' and not_before >= $1
    group by 1`,
  values: [instant]
})

export const sendAtStatement = (id: EmailId, now: Instant): Statement => ({
  text: `
    update emails set state = 'waiting', not_before = $1, attempts = 0, reason = null
    where id = $2 and state in ('waiting', 'failed')
    returning id`,
  values: [now, id]
})

export const sentStatement = (userId: UserId, instant: Instant, next: EmailId, kind?: EmailKind) =>
  statementOf(
    (bind) => `
      select count(*) as sent from emails
      where user_id = ${bind(userId)} and not_before > ${bind(instant)}
        and (state = 'sent' or state = 'claimed' and id < ${bind(next)})
        and ${kind === undefined ? `kind not in (${alwaysKinds.map(bind).join(", ")})` : `kind = ${bind(kind)}`}`
  )

// A sent row's `not_before` is the end of its last lease, which began when its text was written: so "written after
// `since`" is `not_before > since + lease`.
export const saidByAnotherStatement = (
  { id, kind, thingId, userId }: Pick<EmailRecord, "id" | "kind" | "thingId" | "userId">,
  since: Instant,
  now: Instant
) =>
  statementOf(
    (bind) => `
      select 1 as said from emails
      where user_id = ${bind(userId)} and kind = ${bind(kind)} and ${atAnyTime}
        and thing_id ${thingId === null ? "is null" : `= ${bind(thingId)}`}
        and (id > ${bind(id)} and state in ('sent', 'claimed')
          or id > ${bind(id)} and state = 'waiting' and (attempts > 0 or not_before <= ${bind(now)})
          or id <> ${bind(id)} and state = 'sent' and not_before > ${bind(leaseEnd(since))})
      limit 1`
  )
