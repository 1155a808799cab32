import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { LRUCache } from "lru-cache"

import { KeptMemory } from "#adapters/system/kept-memory.ts"
import { type KeptResult, Metering } from "#adapters/system/meters.ts"
import type { EventId } from "#domain/events/event.ts"
import { type ProviderSearch, turnsOf } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { type Connections, Database, readOn } from "../database.ts"
import { ratingCountsIn, type StarColumns } from "../star-columns.ts"
import { type ListedProviders, rememberedProviders, wholeProviders } from "./listed-providers.ts"
import { now } from "./now.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"
import { pageStatements } from "./search/pages.ts"
import { type Group, groupsOf, knowsWordsStatement, type Slice } from "./search/statement.ts"
import { countKey, searchTotals } from "./search/totals.ts"

/** What a row of a page tells beside the professional. */
interface Found {
  readonly as_of: EventId
  /** How many its group has, and how many of them do a meant trade; only where the page's statement counts them. */
  readonly found_total?: number
  readonly doers_total?: number
}

const noTotals: Partial<Found> = {}

/**
 * How a slice's total is wanted: not at all for a full slice, if `unlessFull`; `asOf` is the newest event that rows
 * read before have seen.
 */
interface TotalWanted {
  readonly unlessFull?: boolean
  readonly asOf?: EventId | undefined
}

interface DetailRow extends ProviderRow, StarColumns {
  readonly portfolio_images: string
  readonly phone: string | null
}

const rememberedWays = 1_000
const rememberedMs = 10 * 60 * 1000

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

/** Searches, with the professionals of each page as they are listed. */
const searching = <Row extends object>(database: Connections, listed: ListedProviders<Row>) => {
  const { dialect } = database
  const { columns } = listed
  const read = readOn(database)
  const totals = searchTotals(database)

  /** Which of the statements filled a search's page: the next time those before it are skipped. */
  const ways = new LRUCache<string, number>({ max: rememberedWays, ttl: rememberedMs })

  const pageOf = Effect.fnUntraced(function* (search: ProviderSearch, group: Group, slice: Slice) {
    const statements = pageStatements(search, group, slice, { columns, dialect })
    if (statements.length === 1) return yield* read<Row & Found>(statements[0]())
    const name = `${search.sortBy} ${countKey(search, group, slice.offset + slice.limit)}`
    let way = ways.get(name) ?? 0
    let page: ReadonlyArray<Row & Found> = []
    for (const statement of statements.slice(way)) {
      page = yield* read<Row & Found>(statement())
      if (page.length === slice.limit) break
      way += 1
    }
    ways.set(name, Math.min(way, statements.length - 1))
    return page
  })

  /** A slice of a search's groups, one after the other, and the totals. */
  const groupsIn = Effect.fnUntraced(function* (search: ProviderSearch, slice: Slice, wanted: TotalWanted) {
    const rows: Array<Row & Found> = []
    let [total, byWords] = [0, 0]
    let both: number | undefined
    for (const group of groupsOf(search)) {
      const rest = { limit: slice.limit - rows.length, offset: Math.max(0, slice.offset - total) }
      if (total > countLimit && rest.limit === 0) break
      const page = rest.limit === 0 ? [] : yield* pageOf(search, group, rest)
      rows.push(...page)
      if (wanted.unlessFull && rows.length === slice.limit) break
      const [{ doers_total: doers, found_total: known } = noTotals] = page
      both ??= doers
      const asOf = rows[0]?.as_of ?? wanted.asOf
      const found = known ?? (yield* totals.ofGroup(search, group, rest, { length: page.length, asOf, both }))
      total += found
      if (group === "words") byWords = found
      if (byWords === 0) both = 0
    }
    return { rows, total, byWords }
  })

  // The total of a turn is needed only to find where the next turn begins: the overall total is the same in any order.
  const inTurns = Effect.fnUntraced(function* (search: ProviderSearch) {
    const rows: Array<Row & Found> = []
    let [total, byWords] = [0, 0]
    for (const turn of turnsOf(search)) {
      const rest = { limit: search.limit - rows.length, offset: Math.max(0, search.offset - total) }
      const found = yield* groupsIn(turn, rest, { unlessFull: true })
      rows.push(...found.rows)
      if (rows.length === search.limit) {
        return { ...(yield* groupsIn(search, { limit: 0, offset: 0 }, { asOf: rows[0]?.as_of })), rows }
      }
      total += found.total
      byWords += found.byWords
    }
    return { rows, total, byWords }
  })

  return Effect.fnUntraced(function* (search: ProviderSearch) {
    const { byWords, rows, total } = yield* search.isUrgent ? inTurns(search) : groupsIn(search, search, {})
    return {
      providers: yield* listed.of(rows, search.near),
      total: Math.min(total, countLimit + 1),
      byWords: Math.min(byWords, countLimit + 1)
    }
  })
}

export const KnexProviderViews = Layer.effect(
  ProviderViews,
  Effect.gen(function* () {
    const database = yield* Database
    const { versionOf } = database.dialect
    const { professionals: room } = yield* KeptMemory
    const { kept } = yield* Metering
    const count = (result: KeptResult) => kept("professional", result)
    const read = readOn(database)
    return ProviderViews.of({
      search:
        versionOf === null || room === null
          ? searching(database, wholeProviders)
          : searching(database, rememberedProviders(database, { version: versionOf("p"), room, count })),

      knowsWords: (words) =>
        words.length === 0
          ? Effect.succeed(false)
          : Effect.map(read(knowsWordsStatement(words, database.dialect)), ({ length }) => length > 0),

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
