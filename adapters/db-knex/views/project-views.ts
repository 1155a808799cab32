import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { type ProviderStanding, seenAs } from "#domain/project/project-standing.ts"
import { type Project, shownOf } from "#domain/project/project.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { Database, readOn } from "../database.ts"
import { type StandingColumns, standingIn } from "../repositories/project-standing.ts"
import type { Statement } from "../statement.ts"
import { projects } from "../tables.ts"
import { offeringOf } from "./offering.ts"
import { photosIn, type PhotosRow } from "./photo-lists.ts"
import { byId, byIdFor, invitationsOf, ofHomeowner, type Offering, ofProvider } from "./project-statements.ts"

interface ProjectRow extends PhotosRow {
  readonly provider_name: string | null
  readonly offers: number
}

interface SeenRow extends ProjectRow, StandingColumns {
  readonly homeowner_id: string
}

interface InvitationRow {
  readonly provider_id: ProviderId
  readonly provider_name: string
  readonly at: Instant
}

const asProject = (row: ProjectRow, standing: ProviderStanding | null): Project => {
  const record = projects.fromRow(row)
  const project = shownOf(record)
  return {
    ...project,
    budget: project.budgetMax,
    providerName: row.provider_name,
    photos: photosIn(row),
    offers: row.offers,
    ...seenAs(record, standing)
  }
}

const standingOf = (row: SeenRow, provider: Offering): ProviderStanding => ({
  providerId: provider.id,
  specialties: provider.specialties,
  base: provider.base,
  radiusMiles: provider.radiusMiles,
  ...standingIn(row),
  isBlocked: provider.blocked.has(row.homeowner_id),
  offers: row.offers
})

const asInvitation = ({ at, provider_id, provider_name }: InvitationRow) => ({
  providerId: provider_id,
  providerName: provider_name,
  at
})

const found = (id: ProjectId, project: Project | undefined) =>
  project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)

export const KnexProjectViews = Layer.effect(
  ProjectViews,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const read = readOn(database)
    const offering = offeringOf(read)
    const list = (statement: Statement) =>
      Effect.map(read<ProjectRow>(statement), (rows) => rows.map((row) => asProject(row, null)))

    return ProjectViews.of({
      ofHomeowner: (id, slice) =>
        Effect.map(list(ofHomeowner(id, slice, dialect)), (listed) => listed.slice(0, slice.limit)),
      ofProvider: Effect.fnUntraced(function* (id, slice) {
        const provider = yield* offering(id)
        const rows = yield* read<SeenRow>(ofProvider(provider, slice, dialect))
        return rows.slice(0, slice.limit).map((row) => asProject(row, standingOf(row, provider)))
      }),
      byId: (id) => Effect.flatMap(list(byId(id, dialect)), ([project]) => found(id, project)),
      invitations: (id) =>
        Effect.map(read<InvitationRow>(invitationsOf(id)), (rows) => rows.map(asInvitation)),
      byIdFor: Effect.fnUntraced(function* (id, providerId) {
        const provider = yield* offering(providerId)
        const [row] = yield* read<SeenRow>(byIdFor(id, provider, dialect))
        return yield* found(id, row && asProject(row, standingOf(row, provider)))
      })
    })
  })
)
