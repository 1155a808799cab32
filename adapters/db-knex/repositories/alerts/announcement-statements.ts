import { liveQuotesOn } from "#adapters/db-knex/sql/live-quote.ts"
import { type Bind, type Statement, statementOf } from "#adapters/db-knex/statement.ts"
import { boxAround } from "#domain/geo/distance.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { maxRadiusMiles } from "#domain/project/reach.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Announcement, ListingMark } from "#ports/repositories/announcement-repository.ts"

import { standingColumns } from "../project-standing.ts"

export const claimStatement = (now: Instant, until: Instant, limit: number, skipLocked: string): Statement =>
  statementOf(
    (bind) => `
      update announcements set due_at = ${bind(until)}
      where project_id in (
        select project_id from announcements where due_at <= ${bind(now)}
        order by due_at limit ${bind(limit)} ${skipLocked}
      )
      returning *`
  )

const inBox = (point: Point, bind: Bind) => {
  const { east, north, south, west } = boxAround(point, maxRadiusMiles)
  return (
    `l.latitude between ${bind(south)} and ${bind(north)} ` +
    `and l.longitude between ${bind(west)} and ${bind(east)}`
  )
}

const placedAfter = (after: ListingMark | null, bind: Bind) =>
  after === null
    ? ""
    : `and (l.latitude, l.longitude, l.provider_id) >
        (${bind(after.latitude)}, ${bind(after.longitude)}, ${bind(after.id)})`

// Listings with a position first, then those without one, each in the order of the index.
const partsOf = (
  project: ProjectRecord,
  point: Point,
  after: ListingMark | null,
  limit: string,
  bind: Bind
) => {
  const columns = "select l.provider_id, l.latitude, l.longitude"
  const ofTrade = `from provider_listings l where l.specialty = ${bind(project.category.toLowerCase())}`
  const isPlaced = after === null || after.latitude !== null
  const placed = () => `
    ${columns}, 0 as part ${ofTrade} and ${inBox(point, bind)} ${placedAfter(after, bind)}
    order by l.latitude, l.longitude, l.provider_id ${limit}`
  const unplaced = () => `
    ${columns}, 1 as part ${ofTrade} and l.latitude is null
      ${isPlaced ? "" : `and l.provider_id > ${bind(after.id)}`}
    order by l.provider_id ${limit}`
  return isPlaced ? [placed(), unplaced()] : [unplaced()]
}

export const candidatesStatement = (
  project: ProjectRecord,
  point: Point,
  after: ListingMark | null,
  limit: number
): Statement =>
  statementOf((bind) => {
    const [id, homeowner] = [bind(project.id), bind(project.homeownerId)]
    const most = `limit ${bind(limit)}`
    const parts = partsOf(project, point, after, most, bind).map((part) => `select * from (${part}) as page`)
    return `
      select p.id, p.specialties, p.radius_miles, p.paused_until, l.latitude, l.longitude,
        a.words, a.without, a.min_budget,
        ${standingColumns(id, "p.id")},
        exists (select 1 from conversations c where c.homeowner_id = ${homeowner} and c.provider_id = p.id
          and c.blocked_by is not null) as is_blocked,
        ${liveQuotesOn(id)} as offers
      from (
        select * from (${parts.join(" union all ")}) as parts
        order by part, latitude, longitude, provider_id ${most}
      ) as l
      join service_providers p on p.id = l.provider_id
      left join job_alerts a on a.provider_id = p.id
      order by l.part, l.latitude, l.longitude, l.provider_id`
  })

// One-off: the number of providers differs each time, and with it the text.
export const noteStatement = (id: ProjectId, providerIds: ReadonlyArray<ProviderId>, at: Instant) => ({
  ...statementOf((bind) => {
    const [project, moment] = [bind(id), bind(at)]
    const rows = providerIds.map((providerId) => `(${project}, ${bind(providerId)}, ${moment})`)
    return `
      insert into job_notices (project_id, provider_id, at) values ${rows.join(", ")}
      on conflict do nothing returning provider_id`
  }),
  isOneOff: true
})

export const announcementRow = ({ after, dueAt }: Pick<Announcement, "after" | "dueAt">) => ({
  after_latitude: after?.latitude ?? null,
  after_longitude: after?.longitude ?? null,
  after_id: after?.id ?? null,
  due_at: dueAt
})
