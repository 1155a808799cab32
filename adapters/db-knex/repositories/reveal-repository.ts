import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ProviderId, QuoteId } from "#domain/shared/ids.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { type Bind, statementOf } from "../statement.ts"
import { reveals } from "../tables.ts"

const ofQuoteStatement = "select * from reveals where quote_id = $1 order by at, id"

const ofPairStatement = `
  select * from (
    select r.* from quotes q join reveals r on r.quote_id = q.id
    where q.homeowner_id = $1 and q.provider_id = $2 order by r.at desc, r.id desc limit $3
  ) as newest order by newest.at, newest.id`

// One-off: the text depends on the length of the page.
const unseenStatement = (id: ProviderId, quoteIds: ReadonlyArray<QuoteId>) => ({
  ...statementOf(
    (bind: Bind) => `
      select 1 as unseen from reveals
      where quote_id in (${quoteIds.map(bind).join(", ")}) and to_provider_id = ${bind(id)} and seen_at is null
      limit 1`
  ),
  isOneOff: true
})

export const KnexRevealRepository = Layer.effect(
  RevealRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return RevealRepository.of({
      add: (given) =>
        Effect.asVoid(
          query((sql) =>
            sql("reveals").insert(given.map(reveals.toRow)).onConflict(["quote_id", "what"]).ignore()
          )
        ),

      ofQuote: (id) =>
        Effect.map(read({ text: ofQuoteStatement, values: [id] }), (rows) => rows.map(reveals.fromRow)),

      ofPair: ({ homeownerId, providerId }, limit) =>
        Effect.map(read({ text: ofPairStatement, values: [homeownerId, providerId, limit] }), (rows) =>
          rows.map(reveals.fromRow)
        ),

      hasUnseen: (id, quoteIds) =>
        Effect.map(read(unseenStatement(id, quoteIds)), ({ length }) => length > 0),

      see: (id, quoteIds, at) =>
        Effect.asVoid(
          query((sql) =>
            sql("reveals")
              .whereRaw(`quote_id in (${quoteIds.map(() => "?").join(", ")})`, [...quoteIds])
              .where({ to_provider_id: id })
              .whereNull("seen_at")
              .update({ seen_at: at })
          )
        )
    })
  })
)
