import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { canQuote, type ProviderStanding } from "../../../src/domain/project/project-rules.ts"
import type { Project } from "../../../src/domain/project/project.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { ProjectViews } from "../../../src/ports/project-views.ts"
import { Database, readOn } from "../database.ts"
import { projects } from "../tables.ts"

const newestFirst = `order by j.created_at desc, j.id desc limit ${ownListLimit}`

const ofHomeowner = (condition: string) => `
  select j.*, p.business_name as provider_name
  from projects j left join service_providers p on p.id = j.provider_id
  where ${condition} ${newestFirst}`

const newest = (from: string) => `select * from (select j.* from ${from} ${newestFirst}) as newest`

// The ways of `isVisibleTo`: each finds its newest by its own index, an open project by the one of its category.
const ofProvider = (specialties: ReadonlyArray<string>) => {
  const open = "j.status = 'pending' and j.provider_id is null"
  const visible = [
    newest("projects j where j.provider_id = $1 and j.status <> 'draft'"),
    newest("quotes q join projects j on j.id = q.project_id where q.provider_id = $1"),
    ...specialties.map((_, index) => newest(`projects j where ${open} and j.category = $${index + 2}`))
  ]
  return `
  select j.*, p.business_name as provider_name,
    exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = $1) as has_quoted,
    exists (select 1 from quotes q where q.project_id = j.id and q.provider_id = $1
      and q.status in ('pending', 'accepted')) as has_live_quote
  from (select * from (${visible.join(" union ")}) as j ${newestFirst}) as j
  left join service_providers p on p.id = j.provider_id
  order by j.created_at desc, j.id desc`
}

interface Offering {
  readonly specialties: string
}

interface ProjectRow {
  readonly provider_name: string | null
}

interface SeenRow extends ProjectRow {
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

const standingIn = (row: SeenRow, provider: Pick<ProviderStanding, "providerId" | "specialties">) => ({
  ...provider,
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
      ofProvider: Effect.fnUntraced(function* (id) {
        const [offering] = yield* read<Offering>({
          text: "select specialties from service_providers where id = $1",
          values: [id]
        })
        const specialties: ReadonlyArray<string> = JSON.parse(offering?.specialties ?? "[]")
        const rows = yield* read<SeenRow>({ text: ofProvider(specialties), values: [id, ...specialties] })
        return rows.map((row) => asProject(row, standingIn(row, { providerId: id, specialties })))
      }),
      byId: (id) =>
        Effect.flatMap(list("j.id = $1")(id), ([project]) =>
          project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)
        )
    })
  })
)
