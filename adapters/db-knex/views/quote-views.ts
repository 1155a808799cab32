import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Quote, QuoteRecord } from "../../../src/domain/quote/quote.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { QuoteViews } from "../../../src/ports/quote-views.ts"
import { Database, readOn } from "../database.ts"
import { quotes } from "../tables.ts"
import { fullName } from "./full-name.ts"

const quotesWhere = (condition: string) => `
  select q.*, p.business_name as provider_name, ${fullName("u")} as homeowner_name
  from quotes q
  join service_providers p on p.id = q.provider_id
  join users u on u.id = q.homeowner_id
  where ${condition}
  order by q.created_at desc, q.id desc limit ${ownListLimit}`

interface Names {
  readonly provider_name: string
  readonly homeowner_name: string
}

const asQuote = (row: Names): Quote => {
  const { completedAt: _, version: __, ...quote }: QuoteRecord = quotes.fromRow(row)
  return {
    ...quote,
    providerName: row.provider_name,
    homeownerName: row.homeowner_name,
    price: quote.providerQuote,
    message: quote.providerNotes
  }
}

export const KnexQuoteViews = Layer.effect(
  QuoteViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const list = (condition: string) => (id: string) =>
      Effect.map(read<Names>({ text: quotesWhere(condition), values: [id] }), (rows) => rows.map(asQuote))

    return QuoteViews.of({
      ofHomeowner: list("q.homeowner_id = $1"),
      ofProvider: list("q.provider_id = $1"),
      byId: (id) =>
        Effect.flatMap(list("q.id = $1")(id), ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
        )
    })
  })
)
