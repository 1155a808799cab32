import type { Reach } from "#domain/project/reach.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { OwnSlice } from "#ports/views/own-slice.ts"
import type { FeedSlice } from "#ports/views/project-views.ts"

import type { Dialect } from "../dialect.ts"
import { standingColumns } from "../repositories/project-standing.ts"
import { liveQuotesOn } from "../sql/live-quote.ts"
import { type Bind, type Statement, statementOf } from "../statement.ts"
import { loweredForms } from "./lowered.ts"
import { milesFrom, within as boxed } from "./near.ts"
import { after, inTurnOrder, newestFirst, pageInTurns, rowsFor } from "./own-pages.ts"
import { photosOf } from "./photo-lists.ts"

type Json = Pick<Dialect, "jsonOf">

const columns = (location: string, dialect: Json) => `
  j.id, j.homeowner_id, j.provider_id, j.title, j.description, j.category, j.category_id, ${location} as location,
  j.zip_code, j.timeline, j.budget_min, j.budget_max, j.status, j.quote_id, j.created_at, j.place, j.latitude,
  j.longitude, j.max_offers, j.published_at, j.closes_at, j.deleted_at, j.version,
  (select p.business_name from service_providers p where p.id = j.provider_id) as provider_name,
  ${liveQuotesOn("j.id")} as offers,
  ${photosOf("'project'", "j.id", dialect)}`

export const ofHomeowner = (id: string, slice: OwnSlice, dialect: Json): Statement =>
  statementOf((bind) => {
    const offered =
      "and j.status = 'pending' and exists " +
      "(select 1 from quotes q where q.project_id = j.id and q.status = 'pending')"
    return `
      select ${columns("j.location", dialect)} from projects j
      where j.homeowner_id = ${bind(id)} and j.deleted_at is null ${slice.isWaiting ? offered : ""} ${after(slice, "j", bind)}
      ${newestFirst("j")} limit ${rowsFor(slice.limit)}`
  })

export const byId = (id: string, dialect: Json): Statement => ({
  text: `select ${columns("j.location", dialect)} from projects j where j.id = $1`,
  values: [id]
})

/** What decides which projects a provider sees. */
export interface Offering extends Reach {
  readonly id: ProviderId
  readonly specialties: ReadonlyArray<string>
  /** Homeowners with whom a conversation is closed. */
  readonly blocked: ReadonlySet<string>
}

const notBlocked = ({ blocked }: Offering, bind: Bind) =>
  blocked.size === 0 ? [] : [`j.homeowner_id not in (${[...blocked].map(bind).join(", ")})`]

/**
 * `isOpenTo` for work within reach, as the sets in which indexes find it: projects of known place by their position;
 * those of unknown place, and all where the provider's place is unknown, by time.
 */
const nearTo = (provider: Offering, bind: Bind, within: number | null = null): ReadonlyArray<string> => {
  const { base, radiusMiles, specialties } = provider
  // Before anything is bound: a value that the text does not name is an error.
  if (specialties.length === 0) return []
  const open = "projects j where j.status = 'pending' and j.provider_id is null and j.category"
  const names = specialties.map(bind)
  const others = notBlocked(provider, bind)
  const all = (conditions: ReadonlyArray<string>) => [...conditions, ...others].join(" and ")
  if (base === null) return names.map((name) => all([`${open} = ${name}`]))
  const radius = Math.min(radiusMiles, within ?? radiusMiles)
  const near = boxed(base, radius, "j", milesFrom(base, "j", bind), bind)
  return [
    all([`${open} in (${names.join(", ")})`, ...near]),
    ...names.map((name) => all([`${open} = ${name} and j.latitude is null`]))
  ]
}

const invited =
  "invitations i join projects j on j.id = i.project_id " +
  "where i.provider_id = $1 and j.status = 'pending' and j.provider_id is null"

/** `isOpenTo`, except for projects that are addressed to the provider; $1 is the provider's id. */
export const openTo = (provider: Offering, bind: Bind, within: number | null = null) => [
  ...nearTo(provider, bind, within),
  [invited, ...notBlocked(provider, bind)].join(" and ")
]

const isJob = "(j.quote_id is not null and j.provider_id = $1)"
/** SQL for whether others than its homeowner and the provider it is addressed to may see the project `j`. */
export const isOut = "j.status <> 'draft' and (j.provider_id is null or j.quote_id is not null)"

const isAddressed = "j.provider_id = $1 and j.status <> 'draft'"

/** The other ways of `isVisibleTo`: projects that are addressed to the provider, and those they have quoted on. */
export const addressedTo = (provider: Offering, bind: Bind) =>
  [`projects j where ${isAddressed}`, ...notBlocked(provider, bind)].join(" and ")
export const quotedBy = (provider: Offering, bind: Bind) =>
  `projects j where j.id in (select q.project_id from quotes q where q.provider_id = $1)
    and (${isJob} or (${[`(${isOut} or ${isAddressed})`, ...notBlocked(provider, bind)].join(" and ")}))`

const waitingAddressed = "projects j where j.provider_id = $1 and j.status = 'pending'"

const setsOf = (provider: Offering, { show, within }: FeedSlice, bind: Bind) => {
  if (show === "near") return nearTo(provider, bind, within)
  if (show === "offers") return [quotedBy(provider, bind)]
  if (show === "invited")
    return [waitingAddressed, invited].map((set) => [set, ...notBlocked(provider, bind)].join(" and "))
  return [addressedTo(provider, bind), quotedBy(provider, bind), ...openTo(provider, bind, within)]
}

// Above all real distances.
const unknownLast = 1e9

/** SQL for the sort key before the time, ascending; null where lists are sorted by time alone. */
const keyOf = ({ base }: Offering, { sort }: FeedSlice, bind: Bind) => {
  if (sort === "budget") return (table: string) => `-${table}.budget_max`
  if (sort === "newest" || base === null) return null
  return (table: string) => `coalesce(${milesFrom(base, table, bind)}, ${unknownLast})`
}

const afterKey = (slice: FeedSlice, key: ((table: string) => string) | null, bind: Bind) => {
  const { before } = slice
  if (key === null || before === null) return after(slice, "j", bind)
  const mark = `(select ${key("m")} from projects m where m.id = ${bind(before.id)})`
  const later = `(j.created_at, j.id) < (${bind(before.createdAt)}, ${bind(before.id)})`
  return `and (${key("j")} > ${mark} or (${key("j")} = ${mark} and ${later}))`
}

const told = "lower(j.title || ' ' || j.description || ' ' || j.category)"

const saying = ({ words }: FeedSlice, bind: Bind) => {
  const saysOne = (form: string) =>
    `${told} like ${bind(`%${form.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)} escape '\\'`
  return words.map((word) => `and (${loweredForms(word).map(saysOne).join(" or ")})`).join(" ")
}

const seenBy = (provider: Offering, slice: FeedSlice, bind: Bind) => {
  const limit = `limit ${rowsFor(slice.limit)}`
  const key = keyOf(provider, slice, bind)
  const order = (table: string) =>
    key === null
      ? newestFirst(table)
      : `order by ${table}.sort_key, ${table}.created_at desc, ${table}.id desc`
  const taken = key === null ? "j.*" : `j.*, ${key("j")} as sort_key`
  const ordered = key === null ? newestFirst("j") : `order by ${key("j")}, j.created_at desc, j.id desc`
  const sets = setsOf(provider, slice, bind).map(
    (set) =>
      `select * from (select ${taken} from ${set} ${saying(slice, bind)} ${afterKey(slice, key, bind)}
        ${ordered} ${limit}) as part`
  )
  const none = `select ${taken} from projects j where 1 = 0`
  return {
    rows: `(select * from (${sets.length === 0 ? none : sets.join(" union ")}) as seen ${order("seen")} ${limit}) as j`,
    order: order("j")
  }
}

const waitingFor = (provider: Offering, slice: OwnSlice, bind: Bind) => {
  const addressed = [waitingAddressed, ...notBlocked(provider, bind)].join(" and ")
  const sets = [addressed, ...openTo(provider, bind)].map(
    (set) => `select j.id, j.homeowner_id, j.created_at from ${set}
      and not exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = $1)
      and ${liveQuotesOn("j.id")} < j.max_offers`
  )
  return pageInTurns(sets.join(" union "), slice, bind)
}

// Where the work is leaves the database only as `locationFor` lets it.
const locationForProvider = `case when ${isJob} then j.location else coalesce(j.place, '') end`

const standing = standingColumns("j.id", "$1")

export const ofProvider = (
  provider: Offering,
  slice: FeedSlice,
  dialect: Json & Pick<Dialect, "rowsOf">
): Statement =>
  statementOf((bind) => {
    bind(provider.id)
    const shown = `select ${columns(locationForProvider, dialect)}, ${standing}`
    if (slice.isWaiting) {
      const page = dialect.rowsOf(waitingFor(provider, slice, bind), "projects", "j")
      return `${shown} from ${page} ${inTurnOrder("page")}`
    }
    const { order, rows } = seenBy(provider, slice, bind)
    return `${shown} from ${rows} ${order}`
  })

/** One project, as a provider reads it; $1 is their id. */
export const byIdFor = (id: string, provider: Offering, dialect: Json): Statement => ({
  text: `select ${columns(locationForProvider, dialect)}, ${standing} from projects j where j.id = $2`,
  values: [provider.id, id]
})

export const invitationsOf = (id: string): Statement => ({
  text: `
    select i.provider_id, p.business_name as provider_name, i.at
    from invitations i join service_providers p on p.id = i.provider_id
    where i.project_id = $1 order by i.at, i.provider_id`,
  values: [id]
})
