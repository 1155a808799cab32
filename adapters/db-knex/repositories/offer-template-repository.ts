import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { NotFound } from "#domain/shared/errors.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { templates } from "../tables.ts"

const ownStatement = "select * from offer_templates where provider_id = $1 order by lower(name), id"
const countStatement = "select count(*) as kept from offer_templates where provider_id = $1"

const notFound = new NotFound({ thing: "template" })

export const KnexOfferTemplateRepository = Layer.effect(
  OfferTemplateRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return OfferTemplateRepository.of({
      ofProvider: (id) =>
        Effect.map(read({ text: ownStatement, values: [id] }), (rows) => rows.map(templates.fromRow)),

      insert: Effect.fnUntraced(function* (template, most) {
        const { providerId } = template
        // A transaction that keeps another template of the same provider waits here.
        yield* query((sql) => sql("service_providers").where({ id: providerId }).forNoKeyUpdate().first("id"))
        const [counted] = yield* read<{ readonly kept: number }>({
          text: countStatement,
          values: [providerId]
        })
        if (counted === undefined || counted.kept >= most) return false
        yield* query((sql) => sql("offer_templates").insert(templates.toRow(template)))
        return true
      }),

      update: Effect.fnUntraced(function* (template) {
        const { id, provider_id, ...row } = templates.toRow(template)
        const written = yield* query((sql) => sql("offer_templates").where({ id, provider_id }).update(row))
        if (written === 0) yield* notFound
      }),

      remove: Effect.fnUntraced(function* (id, providerId) {
        const removed = yield* query((sql) =>
          sql("offer_templates").where({ id, provider_id: providerId }).delete()
        )
        if (removed === 0) yield* notFound
      })
    })
  })
)
