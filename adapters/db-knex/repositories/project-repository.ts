import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { pointOf } from "#domain/project/reach.ts"
import type { ProjectId, ProviderId, UserId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { oneOf, updateOf } from "../rows-of.ts"
import { liveQuotesOn } from "../sql/live-quote.ts"
import { invitations, projects } from "../tables.ts"
import { columnOf } from "./party.ts"
import { type StandingColumns, standingColumns, standingIn } from "./project-standing.ts"

const standingStatement = `
  select p.specialties, p.latitude, p.longitude, p.radius_miles,
    ${standingColumns("$2", "p.id")},
    exists (select 1 from conversations c join projects j on j.homeowner_id = c.homeowner_id
      where j.id = $2 and c.provider_id = p.id and c.blocked_by is not null) as is_blocked,
    ${liveQuotesOn("$2")} as offers
  from service_providers p where p.id = $1`

const openStatement = "select count(*) as open from projects where homeowner_id = $1 and status = 'pending'"

const followersStatement = `
  select q.provider_id from quotes q where q.project_id = $1
  union select i.provider_id from invitations i where i.project_id = $1`

const offersStatement = `select ${liveQuotesOn("$1")} as offers`

interface FollowerRow {
  readonly provider_id: ProviderId
}

interface OffersRow {
  readonly offers: number
}

interface PendingRow {
  readonly id: ProjectId
}

interface OpenRow {
  readonly open: number
}

interface StandingRow extends StandingColumns {
  readonly specialties: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly radius_miles: number
  readonly is_blocked: boolean | number
  readonly offers: number
}

export const KnexProjectRepository = Layer.effect(
  ProjectRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    const one = oneOf(database, projects, "project")

    return ProjectRepository.of({
      insert: (project) => Effect.asVoid(query((sql) => sql("projects").insert(projects.toRow(project)))),

      byId: (id) => one((sql) => sql("projects").where({ id })),

      // SQLite has no row locks and needs none: a transaction has its only writing connection to itself.
      held: (id) => one((sql) => sql("projects").where({ id }).forUpdate()),

      update: updateOf(database, "projects", projects, "project"),

      openOf: Effect.fnUntraced(function* (homeownerId: UserId) {
        // A transaction that opens another project of the same person waits here.
        yield* query((sql) => sql("users").where({ id: homeownerId }).forNoKeyUpdate().first("id"))
        const [row] = yield* read<OpenRow>({ text: openStatement, values: [homeownerId] })
        return row?.open ?? 0
      }),

      pendingOf: Effect.fnUntraced(function* (party) {
        const [column, id] = columnOf(party)
        const text = `select id from projects where ${column} = $1 and status = 'pending' order by id`
        const rows = yield* read<PendingRow>({ text, values: [id] })
        return rows.map((row) => row.id)
      }),

      followersOf: (id) =>
        Effect.map(read<FollowerRow>({ text: followersStatement, values: [id] }), (rows) =>
          rows.map((row) => row.provider_id)
        ),

      invite: (made) =>
        made.length === 0
          ? Effect.void
          : Effect.asVoid(query((sql) => sql("invitations").insert(made.map(invitations.toRow)))),

      offersOn: (id) =>
        Effect.map(read<OffersRow>({ text: offersStatement, values: [id] }), ([row]) => row?.offers ?? 0),

      standingOf: Effect.fnUntraced(function* (providerId: ProviderId, projectId: ProjectId) {
        const [row] = yield* read<StandingRow>({ text: standingStatement, values: [providerId, projectId] })
        if (row === undefined) return yield* Effect.die(new Error(`There is no provider ${providerId}`))
        return {
          providerId,
          specialties: JSON.parse(row.specialties),
          base: pointOf(row),
          radiusMiles: row.radius_miles,
          ...standingIn(row),
          isBlocked: Boolean(row.is_blocked),
          offers: row.offers
        }
      })
    })
  })
)
