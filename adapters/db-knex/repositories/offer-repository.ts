import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { OfferRepository } from "#ports/repositories/offer-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { offers } from "../tables.ts"

const versionStatement = "select * from offer_versions where quote_id = $1 and version = $2"
const versionsStatement = "select * from offer_versions where quote_id = $1 order by version desc"

export const KnexOfferRepository = Layer.effect(
  OfferRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return OfferRepository.of({
      insert: (offer) => Effect.asVoid(query((sql) => sql("offer_versions").insert(offers.toRow(offer)))),
      version: (id, version) =>
        Effect.map(read({ text: versionStatement, values: [id, version] }), ([row]) =>
          row === undefined ? null : offers.fromRow(row)
        ),
      ofQuote: (id) =>
        Effect.map(read({ text: versionsStatement, values: [id] }), (rows) => rows.map(offers.fromRow))
    })
  })
)
