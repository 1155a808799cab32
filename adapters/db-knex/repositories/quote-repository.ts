import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import type { Ending } from "#domain/quote/closing.ts"
import { AlreadyQuoted } from "#domain/quote/quote-errors.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import { type OneParty, QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { oneOf, updateOf } from "../rows-of.ts"
import { isLiveQuote } from "../sql/live-quote.ts"
import { statementOf } from "../statement.ts"
import { quotes } from "../tables.ts"
import { columnOf } from "./party.ts"

const askedLikeStatement = `
  select * from quotes where homeowner_id = $1 and service_type = $2 and project_id is null
    and created_at between $3 and $4`
const bidStatement = `
  select 1 from quotes q
  where q.homeowner_id = $1 and q.provider_id = $2 and q.project_id is not null and ${isLiveQuote} limit 1`
const biddersStatement = "select distinct provider_id from quotes where project_id = $1"

// A homeowner takes back what they asked, and turns down what was bid.
const endedStatus = "case when project_id is null then 'cancelled' else 'rejected' end"

const ended = (sql: Knex, { closedBy, closeReason }: Ending) => ({
  closed_by: closedBy,
  close_reason: closeReason,
  version: sql.raw("version + 1")
})

const closeAllStatement = (party: OneParty, { closedBy, closeReason }: Ending) =>
  statementOf((bind) => {
    const [column, id] = columnOf(party)
    return `
      update quotes as q set status = 'cancelled', closed_by = ${bind(closedBy)},
        close_reason = ${bind(closeReason)}, version = version + 1
      where ${column} = ${bind(id)} and ${isLiveQuote} returning *`
  })

interface OnProject {
  readonly project_id: ProjectId
}

interface Bidder {
  readonly provider_id: ProviderId
}

export const KnexQuoteRepository = Layer.effect(
  QuoteRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    const one = oneOf(database, quotes, "quote")

    return QuoteRepository.of({
      insert: Effect.fnUntraced(function* (quote) {
        const written = yield* query((sql) =>
          sql("quotes").insert(quotes.toRow(quote)).onConflict().ignore().returning("id")
        )
        if (written.length === 0) yield* new AlreadyQuoted()
      }),

      byId: (id) => one((sql) => sql("quotes").where({ id })),

      askedLike: Effect.fnUntraced(function* ({ homeownerId, serviceType }, from, until) {
        const values = [homeownerId, serviceType, from, until]
        const rows = yield* read({ text: askedLikeStatement, values })
        return rows.map(quotes.fromRow)
      }),

      update: updateOf(database, "quotes", quotes, "quote"),

      closePending: Effect.fnUntraced(function* (projectId, to, except, ending) {
        const closed = yield* query((sql) => {
          const pending = sql("quotes").where({ project_id: projectId, status: "pending" })
          if (except !== null) pending.whereNot({ id: except })
          return pending.update({ status: to, ...ended(sql, ending) }).returning("*")
        })
        return closed.map(quotes.fromRow)
      }),

      closeBetween: Effect.fnUntraced(function* ({ homeownerId, providerId }, ending) {
        const closed = yield* query((sql) =>
          sql("quotes")
            .where({ homeowner_id: homeownerId, provider_id: providerId, status: "pending" })
            .update({ status: sql.raw(endedStatus), ...ended(sql, ending) })
            .returning("*")
        )
        return closed.map(quotes.fromRow)
      }),

      closeAllOf: Effect.fnUntraced(function* (party, ending) {
        const statement = closeAllStatement(party, ending)
        const closed = yield* query((sql) => database.dialect.run(sql, statement))
        return closed.map(quotes.fromRow)
      }),

      liveProjectsOf: Effect.fnUntraced(function* (party) {
        const [column, id] = columnOf(party)
        const text = `select distinct project_id from quotes q where ${column} = $1 and project_id is not null and ${isLiveQuote}`
        const rows = yield* read<OnProject>({ text, values: [id] })
        return rows.map(({ project_id }) => project_id)
      }),

      hasBid: ({ homeownerId, providerId }) =>
        Effect.map(
          read({ text: bidStatement, values: [homeownerId, providerId] }),
          (rows) => rows.length > 0
        ),

      providersOn: Effect.fnUntraced(function* (projectId) {
        const rows = yield* read<Bidder>({ text: biddersStatement, values: [projectId] })
        return rows.map(({ provider_id }) => provider_id)
      })
    })
  })
)
