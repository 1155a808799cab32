import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { canQuote, type ProviderStanding } from "#domain/project/project-rules.ts"
import { type Project, shownOf } from "#domain/project/project.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { Database, readOn } from "../database.ts"
import type { Statement } from "../statement.ts"
import { projects } from "../tables.ts"
import { offeringOf } from "./offering.ts"
import { photosIn, type PhotosRow } from "./photo-lists.ts"
import { byId, ofHomeowner, type Offering, ofProvider } from "./project-statements.ts"

interface ProjectRow extends PhotosRow {
  readonly provider_name: string | null
}

interface SeenRow extends ProjectRow {
  readonly has_quoted: boolean | number
  readonly has_live_quote: boolean | number
}

const asProject = (row: ProjectRow, standing: ProviderStanding | null): Project => {
  const record = projects.fromRow(row)
  const project = shownOf(record)
  return {
    ...project,
    budget: project.budgetMax,
    providerName: row.provider_name,
    photos: photosIn(row),
    canQuote: standing !== null && canQuote(record, standing)
  }
}

const standingIn = (row: SeenRow, { base, id, specialties }: Offering): ProviderStanding => ({
  providerId: id,
  specialties,
  base,
  hasQuoted: Boolean(row.has_quoted),
  hasLiveQuote: Boolean(row.has_live_quote)
})

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
        return rows.slice(0, slice.limit).map((row) => asProject(row, standingIn(row, provider)))
      }),
      byId: (id) =>
        Effect.flatMap(list(byId(id, dialect)), ([project]) =>
          project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)
        )
    })
  })
)
