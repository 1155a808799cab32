import { defaultRadiusMiles } from "#domain/project/reach.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { OwnSlice } from "#ports/views/own-slice.ts"

import type { Dialect } from "../dialect.ts"
import { isLiveQuote } from "../live-quote.ts"
import { type Bind, type Statement, statementOf } from "../statement.ts"
import { milesFrom, within } from "./near.ts"
import { after, inTurnOrder, newestFirst, pageInTurns, rowsFor } from "./own-pages.ts"
import { photosOf } from "./photo-lists.ts"

type Json = Pick<Dialect, "jsonOf">

const columns = (location: string, dialect: Json) => `
  j.id, j.homeowner_id, j.provider_id, j.title, j.description, j.category, j.category_id, ${location} as location,
  j.zip_code, j.timeline, j.budget_min, j.budget_max, j.status, j.quote_id, j.created_at, j.place, j.latitude,
  j.longitude, j.max_offers, j.published_at, j.closes_at, j.version,
  (select p.business_name from service_providers p where p.id = j.provider_id) as provider_name,
  ${photosOf("'project'", "j.id", dialect)}`

export const ofHomeowner = (id: string, slice: OwnSlice, dialect: Json): Statement =>
  statementOf((bind) => {
    const offered =
      "and j.status = 'pending' and exists " +
      "(select 1 from quotes q where q.project_id = j.id and q.status = 'pending')"
    return `
      select ${columns("j.location", dialect)} from projects j
      where j.homeowner_id = ${bind(id)} ${slice.isWaiting ? offered : ""} ${after(slice, "j", bind)}
      ${newestFirst("j")} limit ${rowsFor(slice.limit)}`
  })

export const byId = (id: string, dialect: Json): Statement => ({
  text: `select ${columns("j.location", dialect)} from projects j where j.id = $1`,
  values: [id]
})

/** What decides which projects a provider sees. */
export interface Offering {
  readonly id: ProviderId
  readonly specialties: ReadonlyArray<string>
  readonly base: Point | null
}

/**
 * `isVisibleTo` for open projects: the sets in which indexes find them. Those in reach by where they are; those that
 * of unknown place, and all where the provider's place is unknown, by time.
 */
export const openTo = ({ base, specialties }: Offering, bind: Bind): ReadonlyArray<string> => {
  const open = "projects j where j.status = 'pending' and j.provider_id is null and j.category"
  const names = specialties.map(bind)
  if (base === null) return names.map((name) => `${open} = ${name}`)
  if (names.length === 0) return []
  const near = within(base, defaultRadiusMiles, "j", milesFrom(base, "j", bind), bind)
  return [
    [`${open} in (${names.join(", ")})`, ...near].join(" and "),
    ...names.map((name) => `${open} = ${name} and j.latitude is null`)
  ]
}

/** The other ways of `isVisibleTo`: projects that are addressed to the provider, and those they have quoted on. */
export const addressedTo = "projects j where j.provider_id = $1 and j.status <> 'draft'"
export const quotedBy = "quotes q join projects j on j.id = q.project_id where q.provider_id = $1"

const newestSeen = (provider: Offering, slice: OwnSlice, bind: Bind) => {
  const limit = `limit ${rowsFor(slice.limit)}`
  const sets = [addressedTo, quotedBy, ...openTo(provider, bind)].map(
    (set) =>
      `select * from (select j.* from ${set} ${after(slice, "j", bind)} ${newestFirst("j")} ${limit}) as newest`
  )
  return `(select * from (${sets.join(" union ")}) as seen ${newestFirst("seen")} ${limit}) as j`
}

const waitingFor = (provider: Offering, slice: OwnSlice, bind: Bind) => {
  const addressed = "projects j where j.provider_id = $1 and j.status = 'pending'"
  const sets = [addressed, ...openTo(provider, bind)].map(
    (set) => `select j.id, j.homeowner_id, j.created_at from ${set}
      and not exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = $1)`
  )
  return pageInTurns(sets.join(" union all "), slice, bind)
}

// Where the work is leaves the database only as `locationFor` lets it.
const locationForProvider = "case when j.provider_id = $1 then j.location else coalesce(j.place, '') end"

export const ofProvider = (
  provider: Offering,
  slice: OwnSlice,
  dialect: Json & Pick<Dialect, "rowsOf">
): Statement =>
  statementOf((bind) => {
    bind(provider.id)
    const seen = slice.isWaiting
      ? dialect.rowsOf(waitingFor(provider, slice, bind), "projects", "j")
      : newestSeen(provider, slice, bind)
    return `
      select ${columns(locationForProvider, dialect)},
        exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = $1) as has_quoted,
        exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = $1
          and ${isLiveQuote}) as has_live_quote
      from ${seen} ${slice.isWaiting ? inTurnOrder("page") : newestFirst("j")}`
  })
