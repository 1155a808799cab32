import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ProviderProfile } from "../../../src/domain/provider/provider.ts"
import { NotFound } from "../../../src/domain/shared/errors.ts"
import { ProviderRepository } from "../../../src/ports/provider-repository.ts"
import { Transactor } from "../../../src/ports/transactor.ts"
import { Database, queryOn } from "../database.ts"
import { listProviders } from "../provider-listings.ts"
import { providers } from "../tables.ts"

export const KnexProviderRepository = Layer.effect(
  ProviderRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const query = queryOn(database)
    const { atomically } = yield* Transactor

    const insert = Effect.fnUntraced(function* (profile: ProviderProfile) {
      yield* query((sql) => sql("service_providers").insert(providers.toRow(profile)))
      yield* query((sql) => listProviders(sql, [profile]))
      database.counts.clear()
    })

    return ProviderRepository.of({
      insert: (profile) => atomically(insert(profile)),

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("service_providers").where({ id }).first())
        return row === undefined ? yield* new NotFound({ thing: "provider" }) : providers.fromRow(row)
      }),

      countCompletedJob: (id) =>
        Effect.asVoid(query((sql) => sql("service_providers").where({ id }).increment("completed_jobs", 1)))
    })
  })
)
