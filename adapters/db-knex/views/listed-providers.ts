import * as Effect from "effect/Effect"

import type { Steps } from "#adapters/system/kept-memory.ts"
import type { KeptResult } from "#adapters/system/meters.ts"
import { makeTwoStepCache } from "#adapters/system/two-step-cache.ts"
import type { Provider } from "#domain/provider/provider.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { type Connections, readOn } from "../database.ts"
import { listOf, type Statement, statementOf } from "../statement.ts"
import { CurrentTransaction } from "../transaction.ts"
import { now } from "./now.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"

/** How the professionals of a page are read, and made of its rows. */
export interface ListedProviders<Row> {
  /** What the page's statement reads of `service_providers p`. */
  readonly columns: string
  /** The professionals of the page, with how far they are from a place. */
  readonly of: (rows: ReadonlyArray<Row>, from: Point | null) => Effect.Effect<ReadonlyArray<Provider>>
}

/** Reads the whole rows with the page. */
export const wholeProviders: ListedProviders<ProviderRow> = {
  columns: providerColumns,
  of: (rows, from) => Effect.map(now, (at) => rows.map((row) => asProvider(row, from, at)))
}

/** A professional on a page, and the version in which the page saw the row. */
export interface VersionedRow {
  readonly id: ProviderId
  readonly version: string
}

interface Known {
  readonly version: string
  readonly row: ProviderRow
  /** Milliseconds since 1970. */
  readonly until: number
  /** As lists that name no place show it, for one minute: what it says also depends on the calendar. */
  shown: { readonly minute: string; readonly provider: Provider } | null
}

// A primary that took over may lack the last writes, and give their transaction ids (`xmin`) to others.
const maxAgeMs = 10 * 60 * 1000

// Bytes, estimated: the row, the provider made of it, and the texts of both.
const sizeOf = ({ row }: Known) => 1_500 + 2 * (row.description.length + row.specialties.length)

const minuteOf = (at: Instant) => at.slice(0, "2026-11-28T04:05".length)

const shownNow = (known: Known, at: Instant): Provider => {
  const minute = minuteOf(at)
  if (known.shown?.minute !== minute) {
    known.shown = { minute, provider: Object.freeze(asProvider(known.row, null, at)) }
  }
  return known.shown.provider
}

/** The whole rows of those of these professionals that exist; `ids` has at least one. */
export const byIdsStatement = (ids: ReadonlyArray<ProviderId>, version: string): Statement =>
  statementOf(
    (bind) =>
      `select ${providerColumns}, ${version} as version from service_providers p where p.id in (${listOf(ids, bind)})`
  )

interface Remembering {
  /** SQL for the version of a row `p`. */
  readonly version: string
  readonly room: Steps
  /** Called with a hit or miss for each page, and for each eviction. */
  readonly count: (result: KeptResult) => void
}

/**
 * Caches rows by their versions: a page's statement reads ids and versions, and only rows that are not cached in that
 * version are read whole (docs/decisions/0049).
 */
export const rememberedProviders = (
  database: Connections,
  { count, room, version }: Remembering
): ListedProviders<VersionedRow> => {
  const read = readOn(database)
  const remembered = makeTwoStepCache<Known>({ ...room, sizeOf, count })

  const readWhole = (ids: ReadonlyArray<ProviderId>, until: number) =>
    Effect.map(read<ProviderRow & VersionedRow>(byIdsStatement(ids, version)), (rows) =>
      rows.map((row): Known => ({ version: row.version, row, until, shown: null }))
    )

  return {
    columns: `p.id, ${version} as version`,
    of: Effect.fnUntraced(function* (rows, from) {
      const at = yield* now
      const time = Date.parse(at)
      const isOwn = (yield* CurrentTransaction) !== null
      const page = new Map<ProviderId, Known>()
      const unknown: Array<ProviderId> = []
      for (const { id, version: seen } of rows) {
        const known = remembered.get(id)
        if (!isOwn && known?.version === seen && time < known.until) page.set(id, known)
        else unknown.push(id)
      }
      count(unknown.length === 0 ? "hit" : "miss")
      if (unknown.length > 0) {
        for (const known of yield* readWhole(unknown, time + maxAgeMs)) {
          page.set(known.row.id, known)
          // Not cached within a transaction, which may write a row more than once as the same version.
          if (!isOwn) remembered.set(known.row.id, known)
        }
      }
      return rows.flatMap(({ id }) => {
        const known = page.get(id)
        if (known === undefined) return []
        return [from === null ? shownNow(known, at) : asProvider(known.row, from, at)]
      })
    })
  }
}
