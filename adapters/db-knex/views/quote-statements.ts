import type { Party } from "#domain/quote/party.ts"
import { QuoteRecord } from "#domain/quote/quote.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { QuoteSlice } from "#ports/views/quote-views.ts"

import type { Dialect } from "../dialect.ts"
import { columnsOf } from "../row.ts"
import { fullName, shortName } from "../sql/full-name.ts"
import { isAgreedQuote } from "../sql/live-quote.ts"
import { type Bind, listOf, type Statement, statementOf } from "../statement.ts"
import { offerColumns } from "../tables.ts"
import { after, inTurnOrder, newestFirst, pageInTurns, rowsFor } from "./own-pages.ts"
import { photosOf } from "./photo-lists.ts"
import { isOut } from "./project-statements.ts"

type Asked = Pick<Dialect, "jsonOf" | "rowsOf">

const newestColumns = offerColumns.map((column) => `o.${column} as newest_${column}`).join(", ")

/**
 * SQL for whether the reader may see the project `j` of the quote `q`: for a provider, who has quoted, `isVisibleTo`.
 */
const seesProject: Record<Party, string> = {
  homeowner: "q.project_id is not null",
  provider: `((j.quote_id is not null and j.provider_id = q.provider_id)
    or (c.blocked_by is null
      and ((${isOut}) or (j.provider_id = q.provider_id and j.status <> 'draft'))))`
}

// A bid shows its project's photos.
const photos = (reader: Party, dialect: Asked) =>
  photosOf(
    `case when q.project_id is null then 'request' when ${seesProject[reader]} then 'project' end`,
    "coalesce(q.project_id, q.id)",
    dialect
  )

/** Columns of the project with `project_` before their names, null where the reader may not see it. */
const ofProject = (reader: Party, ...columns: ReadonlyArray<string>) =>
  columns
    .map((column) => `case when ${seesProject[reader]} then j.${column} end as project_${column}`)
    .join(", ")

// What a provider reads of the homeowner leaves the database only as `contactForProvider` lets it.
const staged: Readonly<Record<string, string>> = {
  contact_name: `case when ${isAgreedQuote} then q.contact_name else ${shortName("u")} end`,
  contact_phone: `case when ${isAgreedQuote} or q.phone_sharing = 'now' then q.contact_phone else '' end`
}

const quoteColumns = columnsOf(QuoteRecord)

const contactFor: Record<Party, string> = {
  homeowner: `${quoteColumns.map((column) => `q.${column}`).join(", ")}, ${fullName("u")} as homeowner_name`,
  provider: [
    ...quoteColumns.map((column) => `${staged[column] ?? `q.${column}`} as ${column}`),
    `case when ${isAgreedQuote} then ${fullName("u")} else ${shortName("u")} end as homeowner_name`
  ].join(", ")
}

const select = (reader: Party, dialect: Asked) => `
  select ${contactFor[reader]}, p.business_name as provider_name,
    ${ofProject(reader, "title", "timeline", "deleted_at", "latitude", "longitude", "place")},
    r.id is not null as is_reviewed, c.id as conversation_id, p.rating, p.review_count, p.is_licensed, p.is_insured,
    p.license_until, p.insurance_until, p.background_until, p.response_time, p.latitude, p.longitude, p.place as provider_place,
    ${newestColumns}, ${photos(reader, dialect)}`

const joins = `
  join service_providers p on p.id = q.provider_id
  join users u on u.id = q.homeowner_id
  left join projects j on j.id = q.project_id
  left join offer_versions o on o.quote_id = q.id and o.version = q.offer_version
  left join reviews r on r.quote_id = q.id
  left join conversations c on c.homeowner_id = q.homeowner_id and c.provider_id = q.provider_id`

const newest = (
  reader: Party,
  whose: string,
  slice: QuoteSlice,
  { bind, dialect }: { bind: Bind; dialect: Asked }
) => `
  ${select(reader, dialect)} from quotes q ${joins}
  where ${whose} ${after(slice, "q", bind)} ${newestFirst("q")} limit ${rowsFor(slice.limit)}`

const inTurns = (whose: string, slice: QuoteSlice, dialect: Asked, bind: Bind) => {
  const waiting = `select q.id, q.homeowner_id, q.created_at from quotes q where ${whose}`
  const page = dialect.rowsOf(pageInTurns(waiting, slice, bind), "quotes", "q")
  return `${select("provider", dialect)} from ${page} ${joins} ${inTurnOrder("page")}`
}

const among = ({ pair, projectIds }: QuoteSlice, bind: Bind) => {
  const onProjects = projectIds === null ? "" : `and q.project_id in (${listOf(projectIds, bind)})`
  if (pair === null) return onProjects
  return `${onProjects} and q.homeowner_id = ${bind(pair.homeownerId)} and q.provider_id = ${bind(pair.providerId)}`
}

// An offer whose last day is over can no longer be answered.
const acceptable = (now: Instant, bind: Bind) => `
  and q.status = 'pending' and q.provider_quote is not null
  and (o.valid_until is null or o.valid_until >= ${bind(lastToday(now))})`

export const ofHomeowner = (id: string, slice: QuoteSlice, dialect: Asked, now: Instant): Statement =>
  statementOf((bind) => {
    const offered = slice.isWaiting ? acceptable(now, bind) : ""
    const own = `q.homeowner_id = ${bind(id)} ${offered} ${among(slice, bind)}`
    return newest("homeowner", own, slice, { bind, dialect })
  })

export const ofProvider = (id: string, slice: QuoteSlice, dialect: Asked): Statement =>
  statementOf((bind) => {
    const own = `q.provider_id = ${bind(id)}`
    if (!slice.isWaiting) return newest("provider", `${own} ${among(slice, bind)}`, slice, { bind, dialect })
    const unanswered = `${own} and q.status = 'pending' and q.provider_quote is null`
    return inTurns(`${unanswered} ${among(slice, bind)}`, slice, dialect, bind)
  })

export const byId = (id: string, reader: Party, dialect: Asked): Statement => ({
  text: `${select(reader, dialect)} from quotes q ${joins} where q.id = $1`,
  values: [id]
})
