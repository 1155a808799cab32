import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ProviderSearch } from "../../../src/domain/provider/provider-search.ts"
import { countLimit } from "../../../src/domain/provider/search-options.ts"
import { NotFound } from "../../../src/domain/shared/errors.ts"
import { ProviderViews } from "../../../src/ports/provider-views.ts"
import { Database, readOn } from "../database.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"
import { countStatement, isBeyondCount, pageStatement } from "./provider-search-statement.ts"

interface Counted {
  readonly total: number
}

interface DetailRow extends ProviderRow {
  readonly portfolio_images: string
  readonly phone: string | null
}

const detailStatement = `
  select ${providerColumns}, p.portfolio_images, u.phone
  from service_providers p join users u on u.id = p.user_id
  where p.id = $1 and p.listed = true`

export const KnexProviderViews = Layer.effect(
  ProviderViews,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const read = readOn(database)

    const totalOf = Effect.fnUntraced(function* (search: ProviderSearch, rows: ReadonlyArray<Counted>) {
      const [first] = rows
      if (rows.length > 0 && rows.length < search.limit) return search.offset + rows.length
      if (first !== undefined) return isBeyondCount(search) ? countLimit + 1 : first.total
      if (search.offset === 0) return 0
      const [count] = yield* read<Counted>(countStatement(search, dialect))
      return count?.total ?? 0
    })

    return ProviderViews.of({
      search: Effect.fnUntraced(function* (search) {
        const rows = yield* read<ProviderRow & Counted>(pageStatement(search, dialect))
        const total = yield* totalOf(search, rows)
        return {
          providers: rows.map((row) => asProvider(row, search.near)),
          total: Math.min(total, countLimit + 1)
        }
      }),

      byId: Effect.fnUntraced(function* (id) {
        const [row] = yield* read<DetailRow>({ name: "provider", text: detailStatement, values: [id] })
        if (row === undefined) return yield* new NotFound({ thing: "provider" })
        return {
          ...asProvider(row, null),
          portfolioImages: JSON.parse(row.portfolio_images),
          phone: row.phone
        }
      })
    })
  })
)
