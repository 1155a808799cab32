import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Quote, QuoteRecord } from "#domain/quote/quote.ts"
import { canReview } from "#domain/review/review-rules.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { Database, readOn } from "../database.ts"
import type { Statement } from "../statement.ts"
import { quotes } from "../tables.ts"
import { byId, ofHomeowner, ofProvider } from "./quote-statements.ts"

interface QuoteRow {
  readonly provider_name: string
  readonly homeowner_name: string
  readonly project_title: string | null
  readonly is_reviewed: boolean | number
}

interface Reader {
  readonly id: UserId
  readonly now: Instant
}

const asQuote =
  (reader: Reader | null) =>
  (row: QuoteRow): Quote => {
    const record: QuoteRecord = quotes.fromRow(row)
    const { completedAt: _, version: __, ...quote } = record
    return {
      ...quote,
      providerName: row.provider_name,
      homeownerName: row.homeowner_name,
      projectTitle: row.project_title,
      price: quote.providerQuote,
      message: quote.providerNotes,
      canReview: reader?.id === quote.homeownerId && canReview(record, Boolean(row.is_reviewed), reader.now)
    }
  }

export const KnexQuoteViews = Layer.effect(
  QuoteViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const list = (statement: Statement, reader: Reader | null) =>
      Effect.map(read<QuoteRow>(statement), (rows) => rows.map(asQuote(reader)))

    return QuoteViews.of({
      ofHomeowner: (id, slice, now) =>
        Effect.map(list(ofHomeowner(id, slice), { id, now }), (listed) => listed.slice(0, slice.limit)),
      ofProvider: (id, slice) =>
        Effect.map(list(ofProvider(id, slice, database.dialect), null), (listed) =>
          listed.slice(0, slice.limit)
        ),
      byId: (id, actor, now) =>
        Effect.flatMap(list(byId(id), { id: actor.id, now }), ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
        )
    })
  })
)
