import type { QuoteSlice } from "#ports/views/quote-views.ts"

import type { Dialect } from "../dialect.ts"
import { type Bind, type Statement, statementOf } from "../statement.ts"
import { offerColumns } from "../tables.ts"
import { fullName } from "./full-name.ts"
import { after, inTurnOrder, newestFirst, pageInTurns, rowsFor } from "./own-pages.ts"

type Rows = Pick<Dialect, "rowsOf">

const newestColumns = offerColumns.map((column) => `o.${column} as newest_${column}`).join(", ")

const select = `
  select q.*, p.business_name as provider_name, ${fullName("u")} as homeowner_name, j.title as project_title,
    r.id is not null as is_reviewed, c.id as conversation_id, p.rating, p.review_count, p.is_licensed, p.is_insured,
    p.is_background_checked, p.response_time, p.latitude, p.longitude, j.latitude as project_latitude,
    j.longitude as project_longitude, j.place as project_place, p.place as provider_place, ${newestColumns}`

const joins = `
  join service_providers p on p.id = q.provider_id
  join users u on u.id = q.homeowner_id
  left join projects j on j.id = q.project_id
  left join offer_versions o on o.quote_id = q.id and o.version = q.offer_version
  left join reviews r on r.quote_id = q.id
  left join conversations c on c.homeowner_id = q.homeowner_id and c.provider_id = q.provider_id`

const newest = (whose: string, slice: QuoteSlice, bind: Bind) => `
  ${select} from quotes q ${joins}
  where ${whose} ${after(slice, "q", bind)} ${newestFirst("q")} limit ${rowsFor(slice.limit)}`

const inTurns = (whose: string, slice: QuoteSlice, { rowsOf }: Rows, bind: Bind) => {
  const waiting = `select q.id, q.homeowner_id, q.created_at from quotes q where ${whose}`
  return `${select} from ${rowsOf(pageInTurns(waiting, slice, bind), "quotes", "q")} ${joins} ${inTurnOrder("page")}`
}

const among = ({ pair, projectId }: QuoteSlice, bind: Bind) => {
  const onProject = projectId === null ? "" : `and q.project_id = ${bind(projectId)}`
  if (pair === null) return onProject
  return `${onProject} and q.homeowner_id = ${bind(pair.homeownerId)} and q.provider_id = ${bind(pair.providerId)}`
}

export const ofHomeowner = (id: string, slice: QuoteSlice): Statement =>
  statementOf((bind) => {
    const offered = slice.isWaiting ? "and q.status = 'pending' and q.provider_quote is not null" : ""
    return newest(`q.homeowner_id = ${bind(id)} ${offered} ${among(slice, bind)}`, slice, bind)
  })

export const ofProvider = (id: string, slice: QuoteSlice, rows: Rows): Statement =>
  statementOf((bind) => {
    const own = `q.provider_id = ${bind(id)}`
    if (!slice.isWaiting) return newest(`${own} ${among(slice, bind)}`, slice, bind)
    const unanswered = `${own} and q.status = 'pending' and q.provider_quote is null`
    return inTurns(`${unanswered} ${among(slice, bind)}`, slice, rows, bind)
  })

export const byId = (id: string): Statement => ({
  text: `${select} from quotes q ${joins} where q.id = $1`,
  values: [id]
})
