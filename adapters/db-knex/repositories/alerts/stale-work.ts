import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { isLiveQuote } from "#adapters/db-knex/sql/live-quote.ts"
import { type Bind, statementOf } from "#adapters/db-knex/statement.ts"
import type { Nudge } from "#domain/quote/run-out.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { type Between, StaleWork } from "#ports/stale-work.ts"

// Worded as the conditions of the partial indexes.
const stale = "q.status = 'pending' and q.provider_quote is null"
const open = "j.status = 'pending'"

/** Whether the two people of a request or a project have written to each other since `since`. */
const written = (of: "j" | "q", since: string, by = "") => `
  exists (
    select 1 from conversations c join messages m on m.conversation_id = c.id
    where c.homeowner_id = ${of}.homeowner_id and c.provider_id = ${of}.provider_id ${by} and m.created_at > ${since}
  )`

const answeredInWords = (of: "j" | "q", since: string) =>
  written(of, since, `and m.sender_user_id <> ${of}.homeowner_id`)

const notReminded = (thing: string, kind: Nudge, bind: Bind) =>
  `not exists (select 1 from nudges n where n.thing_id = ${thing} and n.kind = ${bind(kind)})`

const between = (column: string, { after, upTo }: Between, bind: Bind) =>
  `${column} > ${bind(after)} and ${column} <= ${bind(upTo)}`

const unanswered = (kind: Nudge, made: Between, limit: number) =>
  statementOf(
    (bind) => `
      select q.id from quotes q
      where ${stale} and ${between("q.created_at", made, bind)} and q.project_id is null
        and ${notReminded("q.id", kind, bind)}
        and not ${answeredInWords("q", "q.created_at")}
      order by q.created_at limit ${bind(limit)}`
  )

const expired = (upTo: Instant, limit: number) =>
  statementOf((bind) => {
    const moment = bind(upTo)
    return `
      select q.id from quotes q
      where ${stale} and q.created_at <= ${moment} and q.project_id is null and not ${written("q", moment)}
      order by q.created_at limit ${bind(limit)}`
  })

const withoutOffers = (whose: string) => (kind: Nudge, published: Between, limit: number) =>
  statementOf(
    (bind) => `
      select j.id from projects j
      where ${open} and ${whose} and ${between("j.published_at", published, bind)}
        and ${notReminded("j.id", kind, bind)}
        and not exists (select 1 from quotes q where q.project_id = j.id and ${isLiveQuote})
      order by j.published_at limit ${bind(limit)}`
  )

const openWithoutOffers = withoutOffers("j.provider_id is null")
// Any quote of theirs was an answer, whatever became of it.
const forOneUnanswered = withoutOffers(`
  j.provider_id is not null and not ${answeredInWords("j", "j.published_at")}
  and not exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = j.provider_id)`)

const overdue = (now: Instant, limit: number) =>
  statementOf(
    (bind) => `
      select j.id from projects j where ${open} and j.closes_at <= ${bind(now)}
      order by j.closes_at limit ${bind(limit)}`
  )

export const KnexStaleWork = Layer.effect(
  StaleWork,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    const ids = <Id extends string>(statement: ReturnType<typeof statementOf>) =>
      Effect.map(read<{ readonly id: Id }>(statement), (rows) => rows.map(({ id }) => id))

    return StaleWork.of({
      unanswered: (kind, made, limit) => ids(unanswered(kind, made, limit)),
      expired: (upTo, limit) => ids(expired(upTo, limit)),
      withoutOffers: (kind, published, limit) => ids(openWithoutOffers(kind, published, limit)),
      unansweredProjects: (kind, published, limit) => ids(forOneUnanswered(kind, published, limit)),
      overdue: (now, limit) => ids(overdue(now, limit)),
      noteOnce: (kind, thingId, at) =>
        Effect.map(
          query((sql) =>
            sql("nudges").insert({ thing_id: thingId, kind, at }).onConflict().ignore().returning("thing_id")
          ),
          (rows) => rows.length > 0
        ),
      purge: (instant) => Effect.asVoid(query((sql) => sql("nudges").where("at", "<", instant).delete()))
    })
  })
)
