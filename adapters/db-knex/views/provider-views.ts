import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { LRUCache } from "lru-cache"

import type { EventId } from "#domain/events/event.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { spareCounts } from "../counts.ts"
import { Database, readOn } from "../database.ts"
import { ratingCountsIn, type StarColumns } from "../star-columns.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"
import {
  countKey,
  countStatement,
  type Group,
  groupsOf,
  knowsWordsStatement,
  pageStatements,
  type Slice
} from "./provider-search-statement.ts"

interface CountRow {
  readonly total: number
  readonly as_of: EventId
}

interface FoundRow extends ProviderRow {
  readonly as_of: EventId
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
    const { counts, dialect } = database
    const read = readOn(database)

    // Most totals are known: the statement is written for the others alone.
    const count = (search: ProviderSearch, group: Group, enough: number | null) =>
      Effect.suspend(() =>
        Effect.map(read<CountRow>(countStatement(search, group, dialect, enough)), ([row]) => ({
          total: row?.total ?? 0,
          asOf: row?.as_of ?? 0
        }))
      )

    // Without a row nobody has said as of when it should be.
    const counted = (
      search: ProviderSearch,
      group: Group,
      enough: number | null,
      asOf: EventId | undefined
    ) =>
      asOf === undefined
        ? Effect.map(count(search, group, enough), ({ total }) => total)
        : counts.of(
            countKey(search, group, enough),
            { asOf, enough },
            count(search, group, enough === null ? null : enough + spareCounts)
          )

    // Most pages tell the total by themselves: they are not full, or lie beyond what is counted.
    const totalOf = (
      search: ProviderSearch,
      group: Group,
      { limit, offset }: Slice,
      { asOf, length }: { readonly asOf: EventId | undefined; readonly length: number }
    ) => {
      if (length < limit && (length > 0 || offset === 0)) return Effect.succeed(offset + length)
      if (length > 0 && offset + limit > countLimit) return Effect.succeed(countLimit + 1)
      // Behind the last row of a group, the next one begins where this one has ended.
      return counted(search, group, offset > countLimit ? null : countLimit + 1, asOf)
    }

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
        for (const group of groupsOf(search)) {
          const rest = { limit: search.limit - rows.length, offset: Math.max(0, search.offset - total) }
          if (total > countLimit && rest.limit === 0) break
          const page = rest.limit === 0 ? [] : yield* pageOf(search, group, rest)
          rows.push(...page)
          const { length } = page
          const found = yield* totalOf(search, group, rest, { length, asOf: rows[0]?.as_of })
          total += found
          if (group !== "trades") byWords += found
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
