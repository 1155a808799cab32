import * as Schema from "effect/Schema"

import { leaseEnd } from "#domain/chores/lease.ts"
import { groupKeyOf, takenBack, toldWithTheDay, unwantedReasons } from "#domain/notices/email.ts"
import { isNoticeKind, noticeKinds } from "#domain/notices/notice-kinds.ts"
import { type Addressee, type NotificationRecord, visibleUpTo } from "#domain/notices/notice.ts"
import { NotificationId, UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import type {
  NotificationSlice,
  ReadMark,
  Told,
  UntoldSlice
} from "#ports/repositories/notification-repository.ts"

import { rowCodec } from "../row.ts"
import { type Bind, type LinkedWrites, type Statement, statementOf } from "../statement.ts"

const stored = rowCodec(
  Schema.Struct({
    id: NotificationId,
    userId: UserId,
    kind: Schema.String,
    thingId: Schema.String,
    facts: Schema.fromJsonString(Schema.Unknown),
    createdAt: Instant,
    readAt: Schema.NullOr(Instant)
  })
)

// A newer server may have written kinds that are not known here.
export const recordsOf = (rows: ReadonlyArray<object>): ReadonlyArray<NotificationRecord> =>
  rows.map(stored.fromRow).flatMap((record) => {
    const { kind } = record
    return isNoticeKind(kind) ? [{ ...record, kind, thing: noticeKinds[kind].thing }] : []
  })

/** A notification as it is stored. */
export const notificationRow = (record: NotificationRecord) => ({
  ...stored.toRow(record),
  thing: record.thing
})

const userOf = (to: Addressee, bind: Bind) =>
  "userId" in to
    ? bind(to.userId)
    : `(select user_id from service_providers where id = ${bind(to.providerId)})`

const notificationIn =
  (bind: Bind) =>
  ({ createdAt, facts, id, kind, thing, thingId, to }: Told) =>
    `(${bind(id)}, ${userOf(to, bind)}, ${bind(kind)}, ${bind(thing)}, ${bind(thingId)}, ` +
    `${bind(JSON.stringify(facts))}, ${bind(createdAt)})`

const emailIn =
  (bind: Bind) =>
  ({ emailAt, emailId, kind, thingId, to }: Told) =>
    `(${bind(emailId)}, ${userOf(to, bind)}, ${bind(kind)}, ${bind(thingId)}, ` +
    `${bind(groupKeyOf(kind, thingId))}, ${bind(emailAt)}, 'waiting')`

export const tellWrites = (told: ReadonlyArray<Told>): LinkedWrites => ({
  // The text depends on the number of addressees, as of those who hear of a job.
  isOneOff: told.length > 1,
  first: (bind) => `
    insert into notifications (id, user_id, kind, thing, thing_id, facts, created_at)
    values ${told.map(notificationIn(bind)).join(", ")}
    on conflict (user_id, kind, thing_id) where read_at is null
    do update set id = excluded.id, facts = excluded.facts, created_at = excluded.created_at
    returning id`,
  second: (_, bind) => `
    insert into emails (id, user_id, kind, thing_id, group_key, not_before, state)
    values ${told.map(emailIn(bind)).join(", ")}
    on conflict (user_id, group_key) where group_key is not null do nothing
    returning id`
})

const columns = "id, user_id, kind, thing_id, facts, created_at, read_at"

const isBefore = ({ before }: NotificationSlice, bind: Bind) =>
  before === null ? "" : `and (created_at, id) < (${bind(before.createdAt)}, ${bind(before.id)})`

export const pageOf = (userId: UserId, slice: NotificationSlice, now: Instant) =>
  statementOf(
    (bind) => `
      select ${columns} from notifications
      where user_id = ${bind(userId)} and created_at <= ${bind(visibleUpTo(now))} ${isBefore(slice, bind)}
      order by created_at desc, id desc limit ${bind(slice.limit)}`
  )

export const unreadOf = (userId: UserId, now: Instant) =>
  statementOf(
    (bind) => `
      select count(*) as unread from notifications
      where user_id = ${bind(userId)} and read_at is null and created_at <= ${bind(visibleUpTo(now))}`
  )

// An email with a group key is either waiting, or was sent and blocks further ones until the person has read. Emails
// due before `since` cannot tell of anything newer, so the search of the person's emails starts there. Nobody knows
// whether the day's email told what had been left to it just when it was claimed (its lease says so): better twice than
// never.
export const untoldOf = (userId: UserId, slice: UntoldSlice, now: Instant) =>
  statementOf((bind) => {
    const since = bind(slice.since)
    return `
      select ${columns} from notifications n
      where user_id = ${bind(userId)} and read_at is null and created_at <= ${bind(now)}
        and (created_at > ${since} or (kind, thing_id) in (
          select e.kind, e.thing_id from emails e
          where e.user_id = ${bind(userId)} and e.not_before >= ${bind(leaseEnd(slice.since))}
            and e.state = 'dropped' and e.reason = ${bind(toldWithTheDay)}
        ))
        and kind in (${slice.kinds.map(bind).join(", ")}) ${isBefore(slice, bind)}
        and not exists (
          select 1 from emails e
          where e.user_id = n.user_id and e.group_key is not null and e.kind = n.kind and e.thing_id = n.thing_id
        )
        and not exists (
          select 1 from emails e
          where e.user_id = n.user_id and e.not_before > ${since} and e.kind = n.kind and e.thing_id = n.thing_id
            and (e.state in ('waiting', 'claimed') or e.sent_at > n.created_at
              or e.not_before > n.created_at and e.state = 'dropped'
                and e.reason in (${unwantedReasons.map(bind).join(", ")}))
        )
      order by created_at desc, id desc limit ${bind(slice.limit)}`
  })

const marked = (mark: ReadMark, bind: Bind) => {
  if ("upTo" in mark) return `created_at <= ${bind(mark.upTo)}`
  return "about" in mark
    ? `thing_id in (${mark.about.map(bind).join(", ")})`
    : `id in (${mark.ids.map(bind).join(", ")})`
}

export const markStatement = (userId: UserId, mark: ReadMark, at: Instant) =>
  statementOf(
    (bind) => `
      update notifications set read_at = ${bind(at)}
      where user_id = ${bind(userId)} and read_at is null and created_at <= ${bind(visibleUpTo(at))}
        and ${marked(mark, bind)}
      returning id`
  )

export const conversationWrites = (userId: UserId, id: string, at: Instant): LinkedWrites => ({
  first: (bind) => `
    update emails set group_key = null
    where user_id = ${bind(userId)} and group_key = ${bind(groupKeyOf("message-received", id))}
    returning id`,
  second: (_, bind) => `
    update notifications set read_at = ${bind(at)}
    where user_id = ${bind(userId)} and kind = 'message-received' and thing_id = ${bind(id)} and read_at is null
    returning id`
})

export const withdrawalWrites = (
  to: ReadonlyArray<Addressee>,
  kind: string,
  thingIds: ReadonlyArray<string>
): LinkedWrites => {
  const meant = (bind: Bind) =>
    `user_id in (${to.map((one) => userOf(one, bind)).join(", ")}) and kind = ${bind(kind)} ` +
    `and thing_id in (${thingIds.map(bind).join(", ")})`
  return {
    first: (bind) => `
      update emails set state = 'dropped', reason = ${bind(takenBack)}, group_key = null
      where ${meant(bind)} and state = 'waiting'
      returning id`,
    second: (_, bind) => `
      delete from notifications where ${meant(bind)} and read_at is null
      returning id, user_id as "userId", created_at as "createdAt"`
  }
}

export const oneOf = (userId: UserId, id: NotificationId): Statement => ({
  text: `select ${columns} from notifications where id = $1 and user_id = $2`,
  values: [id, userId]
})

export const unreadAbout = (userId: UserId, kind: string, thingId: string): Statement => ({
  text: `
    select ${columns} from notifications
    where user_id = $1 and kind = $2 and thing_id = $3 and read_at is null`,
  values: [userId, kind, thingId]
})
