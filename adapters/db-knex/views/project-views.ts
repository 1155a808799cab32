import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { canQuote, type ProviderStanding } from "../../../src/domain/project/project-rules.ts"
import type { Project } from "../../../src/domain/project/project.ts"
import type { ProviderId } from "../../../src/domain/shared/ids.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { ProjectViews } from "../../../src/ports/project-views.ts"
import { Database, readOn } from "../database.ts"
import type { Dialect } from "../dialect.ts"
import { projects } from "../tables.ts"

const newestFirst = `order by j.created_at desc, j.id desc limit ${ownListLimit}`

const ofHomeowner = (condition: string) => `
  select j.*, p.business_name as provider_name
  from projects j left join service_providers p on p.id = j.provider_id
  where ${condition} ${newestFirst}`

// The three ways of `isVisibleTo`, each by its own index.
const ofProvider = ({ elementsOf }: Dialect) => `
  select j.*, p.business_name as provider_name, me.specialties,
    exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = me.id) as has_quoted,
    exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = me.id
      and q.status in ('pending', 'accepted')) as has_live_quote
  from (
    select id from projects where provider_id = $1 and status <> 'draft'
    union select project_id from quotes where provider_id = $1 and project_id is not null
    union select id from projects
      where status = 'pending' and provider_id is null
        and category in (${elementsOf("(select specialties from service_providers where id = $1)")})
  ) as visible
  join projects j on j.id = visible.id
  join service_providers me on me.id = $1
  left join service_providers p on p.id = j.provider_id
  ${newestFirst}`

interface ProjectRow {
  readonly provider_name: string | null
}

interface SeenRow extends ProjectRow {
  readonly specialties: string
  readonly has_quoted: boolean | number
  readonly has_live_quote: boolean | number
}

const asProject = (row: ProjectRow, standing: ProviderStanding | null): Project => {
  const record = projects.fromRow(row)
  const { version: _, ...project } = record
  return {
    ...project,
    budget: project.budgetMax,
    providerName: row.provider_name,
    canQuote: standing !== null && canQuote(record, standing)
  }
}

const standingIn = (row: SeenRow, providerId: ProviderId): ProviderStanding => ({
  providerId,
  specialties: JSON.parse(row.specialties),
  hasQuoted: Boolean(row.has_quoted),
  hasLiveQuote: Boolean(row.has_live_quote)
})

export const KnexProjectViews = Layer.effect(
  ProjectViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const list = (condition: string) => (id: string) =>
      Effect.map(read<ProjectRow>({ text: ofHomeowner(condition), values: [id] }), (rows) =>
        rows.map((row) => asProject(row, null))
      )

    return ProjectViews.of({
      ofHomeowner: list("j.homeowner_id = $1"),
      ofProvider: (id) =>
        Effect.map(read<SeenRow>({ text: ofProvider(database.dialect), values: [id] }), (rows) =>
          rows.map((row) => asProject(row, standingIn(row, id)))
        ),
      byId: (id) =>
        Effect.flatMap(list("j.id = $1")(id), ([project]) =>
          project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)
        )
    })
  })
)
