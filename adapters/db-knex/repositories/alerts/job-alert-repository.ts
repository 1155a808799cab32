import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn } from "#adapters/db-knex/database.ts"
import { rowCodec, Texts } from "#adapters/db-knex/row.ts"
import type { Columns } from "#adapters/db-knex/statement.ts"
import { type AlertWords, noAlertWords } from "#domain/provider/alerts/job-alerts.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"

const storedWords: Schema.Codec<AlertWords, Columns> = Schema.Struct({
  words: Texts,
  without: Texts,
  minBudget: Schema.NullOr(Schema.Finite)
})

const stored = rowCodec(storedWords)

export const KnexJobAlertRepository = Layer.effect(
  JobAlertRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)

    return JobAlertRepository.of({
      of: (id) =>
        Effect.map(
          query((sql) => sql("job_alerts").where({ provider_id: id }).first()),
          (row) => (row === undefined ? noAlertWords : stored.fromRow(row))
        ),

      choose: (id, chosen) => {
        const row = { provider_id: id, ...stored.toRow(chosen) }
        return Effect.asVoid(query((sql) => sql("job_alerts").insert(row).onConflict("provider_id").merge()))
      }
    })
  })
)
