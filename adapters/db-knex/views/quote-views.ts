import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Quote, QuoteRecord } from "../../../src/domain/quote/quote.ts"
import { canReview } from "../../../src/domain/review/review-rules.ts"
import type { UserId } from "../../../src/domain/shared/ids.ts"
import type { Instant } from "../../../src/domain/shared/instant.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { QuoteViews } from "../../../src/ports/quote-views.ts"
import { Database, readOn } from "../database.ts"
import { quotes } from "../tables.ts"
import { fullName } from "./full-name.ts"

const quotesWhere = (condition: string) => `
  select q.*, p.business_name as provider_name, ${fullName("u")} as homeowner_name,
    r.id is not null as is_reviewed
  from quotes q
  join service_providers p on p.id = q.provider_id
  join users u on u.id = q.homeowner_id
  left join reviews r on r.quote_id = q.id
  where ${condition}
  order by q.created_at desc, q.id desc limit ${ownListLimit}`

interface QuoteRow {
  readonly provider_name: string
  readonly homeowner_name: string
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
      price: quote.providerQuote,
      message: quote.providerNotes,
      canReview: reader?.id === quote.homeownerId && canReview(record, Boolean(row.is_reviewed), reader.now)
    }
  }

export const KnexQuoteViews = Layer.effect(
  QuoteViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const list = (condition: string, id: string, reader: Reader | null) =>
      Effect.map(read<QuoteRow>({ text: quotesWhere(condition), values: [id] }), (rows) =>
        rows.map(asQuote(reader))
      )

    return QuoteViews.of({
      ofHomeowner: (id, now) => list("q.homeowner_id = $1", id, { id, now }),
      ofProvider: (id) => list("q.provider_id = $1", id, null),
      byId: (id, actor, now) =>
        Effect.flatMap(list("q.id = $1", id, { id: actor.id, now }), ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
        )
    })
  })
)
