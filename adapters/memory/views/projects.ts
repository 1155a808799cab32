import * as Effect from "effect/Effect"

import { canQuote, isVisibleTo, type ProviderStanding } from "../../../src/domain/project/project-rules.ts"
import type { Project, ProjectRecord } from "../../../src/domain/project/project.ts"
import type { ProviderProfile } from "../../../src/domain/provider/provider.ts"
import { ownListLimit } from "../../../src/domain/shared/limits.ts"
import { ProjectViews } from "../../../src/ports/project-views.ts"
import { newestFirst } from "../order.ts"
import { standingOf } from "../standing.ts"
import type { Store } from "../store.ts"

const asProject = (
  record: ProjectRecord,
  providers: ReadonlyMap<string, ProviderProfile>,
  standing: ProviderStanding | null
): Project => {
  const { version: _, ...project } = record
  return {
    ...project,
    budget: project.budgetMax,
    providerName: (project.providerId && providers.get(project.providerId)?.businessName) ?? null,
    canQuote: standing !== null && canQuote(record, standing)
  }
}

export const projectViews = ({ read }: Store) => {
  const list = (isMeant: (project: ProjectRecord) => boolean) =>
    read(({ projects, providers }) =>
      [...projects.values()]
        .filter(isMeant)
        .toSorted(newestFirst)
        .slice(0, ownListLimit)
        .map((project) => asProject(project, providers, null))
    )

  return ProjectViews.of({
    ofHomeowner: (id) => list(({ homeownerId }) => homeownerId === id),
    ofProvider: (id) =>
      read(({ projects, providers, quotes }) => {
        const provider = providers.get(id)
        if (provider === undefined) return []
        return [...projects.values()]
          .map((project) => ({ project, standing: standingOf(provider, project.id, quotes.values()) }))
          .filter(({ project, standing }) => isVisibleTo(project, standing))
          .toSorted((a, b) => newestFirst(a.project, b.project))
          .slice(0, ownListLimit)
          .map(({ project, standing }) => asProject(project, providers, standing))
      }),
    byId: (id) =>
      Effect.flatMap(
        list((project) => project.id === id),
        ([project]) =>
          project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)
      )
  })
}
