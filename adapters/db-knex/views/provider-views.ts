import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { Database, readOn } from "../database.ts"
import { ratingCountsIn, type StarColumns } from "../star-columns.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"
import { countKey, countStatement, isBeyondCount, pageStatement } from "./provider-search-statement.ts"

interface Counted {
  readonly total: number
}

interface DetailRow extends ProviderRow, StarColumns {
  readonly portfolio_images: string
  readonly phone: string | null
}

const detailStatement = `
  select ${providerColumns}, p.portfolio_images, u.phone,
    p.stars_1, p.stars_2, p.stars_3, p.stars_4, p.stars_5
  from service_providers p join users u on u.id = p.user_id
  where p.id = $1 and p.listed = true`

export const KnexProviderViews = Layer.effect(
  ProviderViews,
  Effect.map(Database, (database) => {
    const { counts, dialect } = database
    const read = readOn(database)

    const counted = (search: ProviderSearch) =>
      counts.of(
        countKey(search),
        Effect.map(read<Counted>(countStatement(search, dialect)), ([count]) => count?.total ?? 0)
      )

    // Most pages tell the total by themselves: they are not full, or lie beyond what is counted.
    const totalOf = (search: ProviderSearch, { length }: ReadonlyArray<ProviderRow>) => {
      if (length < search.limit && (length > 0 || search.offset === 0)) {
        return Effect.succeed(search.offset + length)
      }
      return length > 0 && isBeyondCount(search) ? Effect.succeed(countLimit + 1) : counted(search)
    }

    return ProviderViews.of({
      search: Effect.fnUntraced(function* (search) {
        const rows = yield* read<ProviderRow>(pageStatement(search, dialect))
        const total = yield* totalOf(search, rows)
        return {
          providers: rows.map((row) => asProvider(row, search.near)),
          total: Math.min(total, countLimit + 1)
        }
      }),

      byId: Effect.fnUntraced(function* (id) {
        const [row] = yield* read<DetailRow>({ text: detailStatement, values: [id] })
        if (row === undefined) return yield* new NotFound({ thing: "provider" })
        return {
          ...asProvider(row, null),
          portfolioImages: JSON.parse(row.portfolio_images),
          phone: row.phone,
          ratingCounts: ratingCountsIn(row)
        }
      })
    })
  })
)
