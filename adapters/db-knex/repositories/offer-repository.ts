import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { OfferRepository } from "#ports/repositories/offer-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { offers } from "../tables.ts"

const versionsStatement = "select * from offer_versions where quote_id = $1 order by version desc"

export const KnexOfferRepository = Layer.effect(
  OfferRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return OfferRepository.of({
      insert: (offer) => Effect.asVoid(query((sql) => sql("offer_versions").insert(offers.toRow(offer)))),
      ofQuote: (id) =>
        Effect.map(read({ text: versionsStatement, values: [id] }), (rows) => rows.map(offers.fromRow))
    })
  })
)
