import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { LRUCache } from "lru-cache"

import type { EventId } from "#domain/events/event.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { Database, readOn } from "../database.ts"
import { ratingCountsIn, type StarColumns } from "../star-columns.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"
import { pageStatements } from "./search/pages.ts"
import { type Group, groupsOf, knowsWordsStatement, type Slice } from "./search/statement.ts"
import { countKey, searchTotals } from "./search/totals.ts"

interface FoundRow extends ProviderRow {
  readonly as_of: EventId
  /** How many its group has, and how many of them do a meant trade; where the page's statement tells. */
  readonly found_total?: number
  readonly doers_total?: number
}

interface DetailRow extends ProviderRow, StarColumns {
  readonly portfolio_images: string
  readonly phone: string | null
}

const rememberedWays = 1_000
const rememberedMs = 10 * 60 * 1000

const now = Effect.map(DateTime.now, DateTime.formatIso)

// The number leaves the database only for those whom `mayReadPhone` lets read it.
const phoneForReader = `
  case when p.phone_for = 'signed_in' or p.user_id = $2 or (p.phone_for = 'asked'
    and exists (select 1 from quotes q where q.homeowner_id = $2 and q.provider_id = p.id)) then u.phone end`

const detailStatement = (phone: string) => `
  select ${providerColumns}, p.portfolio_images, ${phone} as phone,
    p.stars_1, p.stars_2, p.stars_3, p.stars_4, p.stars_5
  from service_providers p join users u on u.id = p.user_id
  where p.id = $1 and p.listed = true`

const forVisitors = detailStatement("null")
const forReaders = detailStatement(phoneForReader)

export const KnexProviderViews = Layer.effect(
  ProviderViews,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const read = readOn(database)
    const totals = searchTotals(database)

    /** Which way has filled a search's page: the next time those before it are left out. */
    const ways = new LRUCache<string, number>({ max: rememberedWays, ttl: rememberedMs })

    const pageOf = Effect.fnUntraced(function* (search: ProviderSearch, group: Group, slice: Slice) {
      const statements = pageStatements(search, group, slice, dialect)
      if (statements.length === 1) return yield* read<FoundRow>(statements[0]())
      const name = `${search.sortBy} ${countKey(search, group, slice.offset + slice.limit)}`
      let way = ways.get(name) ?? 0
      let page: ReadonlyArray<FoundRow> = []
      for (const statement of statements.slice(way)) {
        page = yield* read<FoundRow>(statement())
        if (page.length === slice.limit) break
        way += 1
      }
      ways.set(name, Math.min(way, statements.length - 1))
      return page
    })

    return ProviderViews.of({
      search: Effect.fnUntraced(function* (search) {
        const rows: Array<FoundRow> = []
        let [total, byWords] = [0, 0]
        let both: number | undefined
        for (const group of groupsOf(search)) {
          const rest = { limit: search.limit - rows.length, offset: Math.max(0, search.offset - total) }
          if (total > countLimit && rest.limit === 0) break
          const page = rest.limit === 0 ? [] : yield* pageOf(search, group, rest)
          rows.push(...page)
          const [{ doers_total: doers, found_total: known } = {}] = page
          both ??= doers
          const asOf = rows[0]?.as_of
          const found =
            known ?? (yield* totals.ofGroup(search, group, rest, { length: page.length, asOf, both }))
          total += found
          if (group === "words") byWords = found
          if (byWords === 0) both = 0
        }
        const at = yield* now
        return {
          providers: rows.map((row) => asProvider(row, search.near, at)),
          total: Math.min(total, countLimit + 1),
          byWords: Math.min(byWords, countLimit + 1)
        }
      }),

      knowsWords: (words) =>
        words.length === 0
          ? Effect.succeed(false)
          : Effect.map(read(knowsWordsStatement(words, dialect)), ({ length }) => length > 0),

      byId: Effect.fnUntraced(function* (id, reader) {
        const [row] = yield* read<DetailRow>(
          reader === null ? { text: forVisitors, values: [id] } : { text: forReaders, values: [id, reader] }
        )
        if (row === undefined) return yield* new NotFound({ thing: "provider" })
        return {
          ...asProvider(row, null, yield* now),
          portfolioImages: JSON.parse(row.portfolio_images),
          phone: row.phone,
          ratingCounts: ratingCountsIn(row)
        }
      })
    })
  })
)
