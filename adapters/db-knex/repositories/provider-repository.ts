import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Changed } from "#domain/events/changed.ts"
import type { ShownProvider } from "#domain/events/profile-news.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { ProviderProfile, ProviderRating } from "#domain/provider/provider.ts"
import type { RatingCounts } from "#domain/provider/rating/rating-counts.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn } from "../database.ts"
import { listProviders, relistProvider } from "../provider-listings.ts"
import { ratedWrites, touchedWrites } from "../provider-writes.ts"
import { oneOf } from "../rows-of.ts"
import { ratingCountsIn, type StarColumns, starNames } from "../star-columns.ts"
import { providers, shownProviders } from "../tables.ts"

interface TouchedListing {
  readonly place: PlaceSlug
  readonly specialty: string
}

const shownColumns = ["id", "place", "specialties"] as const

const shownIn = (id: ProviderId, listings: ReadonlyArray<TouchedListing>): ShownProvider => ({
  id,
  place: listings[0]?.place ?? null,
  specialties: listings.map(({ specialty }) => specialty)
})

export const KnexProviderRepository = Layer.effect(
  ProviderRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const { dialect } = database
    const query = queryOn(database)
    const { atomically } = yield* Transactor

    const insert = Effect.fnUntraced(function* (profile: ProviderProfile) {
      yield* query((sql) => sql("service_providers").insert(providers.toRow(profile)))
      yield* query((sql) => listProviders(sql, [profile]))
    })

    const one = oneOf(database, providers, "provider")

    const change = Effect.fnUntraced(function* (
      id: ProviderId,
      rule: (profile: ProviderProfile) => Changed<ProviderProfile>
    ) {
      // Locked until the transaction ends, though not against foreign keys that refer to it, as that of a new quote
      // does.
      const before = yield* one((sql) => sql("service_providers").where({ id }).forNoKeyUpdate())
      const changed = rule(before)
      yield* query((sql) => sql("service_providers").where({ id }).update(providers.toRow(changed.value)))
      yield* query((sql) => relistProvider(sql, before, changed.value))
      return { ...changed, before }
    })

    const rate = Effect.fnUntraced(function* (
      id: ProviderId,
      rule: (counts: RatingCounts) => ProviderRating
    ) {
      const row = yield* query((sql) =>
        sql("service_providers")
          .where({ id })
          .forNoKeyUpdate()
          .first<StarColumns>(...shownColumns, ...starNames)
      )
      if (row === undefined) return yield* new NotFound({ thing: "provider" })
      yield* query((sql) => dialect.runLinked(sql, ratedWrites(id, rule(ratingCountsIn(row)))))
      return shownProviders.fromRow(row)
    })

    return ProviderRepository.of({
      insert: (profile) => atomically(insert(profile)),

      byId: (id) => one((sql) => sql("service_providers").where({ id })),

      idOf: Effect.fnUntraced(function* (userId) {
        const row = yield* query((sql) => sql("service_providers").where({ user_id: userId }).first("id"))
        return row === undefined ? null : row.id
      }),

      change: (id, rule) => atomically(change(id, rule)),

      rate: (id, rule) => atomically(rate(id, rule)),

      touch: (id, at) => {
        const touched = query((sql) => dialect.runLinked<TouchedListing>(sql, touchedWrites(id, at)))
        return atomically(Effect.map(touched, (listings) => shownIn(id, listings)))
      },

      countCompletedJob: Effect.fnUntraced(function* (id) {
        const [row] = yield* query((sql) =>
          sql("service_providers").where({ id }).increment("completed_jobs", 1).returning(shownColumns)
        )
        return row === undefined ? yield* new NotFound({ thing: "provider" }) : shownProviders.fromRow(row)
      })
    })
  })
)
