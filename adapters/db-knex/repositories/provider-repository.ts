import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn } from "../database.ts"
import { listProviders, relistProvider } from "../provider-listings.ts"
import { providers } from "../tables.ts"
import { afterCommit } from "../transaction.ts"

export const KnexProviderRepository = Layer.effect(
  ProviderRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const query = queryOn(database)
    const { atomically } = yield* Transactor
    // Until then searches still count what was there before.
    const forgetCounts = afterCommit(() => database.counts.clear())

    const insert = Effect.fnUntraced(function* (profile: ProviderProfile) {
      yield* query((sql) => sql("service_providers").insert(providers.toRow(profile)))
      yield* query((sql) => listProviders(sql, [profile]))
      yield* forgetCounts
    })

    const one = Effect.fnUntraced(function* (find: (sql: Knex) => Knex.QueryBuilder) {
      const row = yield* query((sql) => find(sql).first())
      return row === undefined ? yield* new NotFound({ thing: "provider" }) : providers.fromRow(row)
    })

    const change = Effect.fnUntraced(function* (
      id: ProviderId,
      rule: (profile: ProviderProfile) => ProviderProfile
    ) {
      // Held until the end, though not from those who only refer to it, as a new quote does.
      const before = yield* one((sql) => sql("service_providers").where({ id }).forNoKeyUpdate())
      const after = rule(before)
      yield* query((sql) => sql("service_providers").where({ id }).update(providers.toRow(after)))
      yield* query((sql) => relistProvider(sql, before, after))
      yield* forgetCounts
      return after
    })

    return ProviderRepository.of({
      insert: (profile) => atomically(insert(profile)),

      byId: (id) => one((sql) => sql("service_providers").where({ id })),

      change: (id, rule) => atomically(change(id, rule)),

      countCompletedJob: (id) =>
        Effect.asVoid(query((sql) => sql("service_providers").where({ id }).increment("completed_jobs", 1)))
    })
  })
)
