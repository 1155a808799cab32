import * as Effect from "effect/Effect"

import {
  canQuote,
  isVisibleTo,
  isWaitingFor,
  locationFor,
  type ProviderStanding
} from "#domain/project/project-rules.ts"
import { type Project, type ProjectRecord, shownOf } from "#domain/project/project.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { pageInTurns, pageOfNewest } from "../own-pages.ts"
import { photosOf } from "../photos-of.ts"
import { standingOf } from "../standing.ts"
import type { Store, Tables } from "../store.ts"

const asProject = (record: ProjectRecord, tables: Tables, standing: ProviderStanding | null): Project => {
  const project = shownOf(record)
  return {
    ...project,
    location: standing === null ? record.location : locationFor(record, standing.providerId),
    budget: project.budgetMax,
    providerName: (project.providerId && tables.providers.get(project.providerId)?.businessName) ?? null,
    photos: photosOf(tables, { purpose: "project", thingId: project.id }),
    canQuote: standing !== null && canQuote(record, standing)
  }
}

/** Every project that the provider sees, with what they are to it. */
const seen = (provider: ProviderProfile, tables: Tables) =>
  [...tables.projects.values()]
    .map((project) => ({ project, standing: standingOf(provider, project.id, tables.quotes.values()) }))
    .filter(({ project, standing }) => isVisibleTo(project, standing))

export const projectViews = ({ read }: Store) => {
  return ProjectViews.of({
    ofHomeowner: (id, slice) =>
      read((tables) => {
        const { projects, quotes } = tables
        const offered = new Set(
          [...quotes.values()].filter(({ status }) => status === "pending").map(({ projectId }) => projectId)
        )
        const isMeant = ({ homeownerId, id: projectId, status }: ProjectRecord) =>
          homeownerId === id && (!slice.isWaiting || (status === "pending" && offered.has(projectId)))
        return pageOfNewest([...projects.values()].filter(isMeant), slice).map((project) =>
          asProject(project, tables, null)
        )
      }),
    ofProvider: (id, slice) =>
      read((tables) => {
        const provider = tables.providers.get(id)
        if (provider === undefined) return []
        const standings = new Map(seen(provider, tables).map(({ project, standing }) => [project, standing]))
        const visible = [...standings.keys()]
        const isWaiting = (project: ProjectRecord) => {
          const standing = standings.get(project)
          return standing !== undefined && isWaitingFor(project, standing)
        }
        const page = slice.isWaiting
          ? pageInTurns(visible.filter(isWaiting), slice)
          : pageOfNewest(visible, slice)
        return page.map((project) => asProject(project, tables, standings.get(project) ?? null))
      }),
    byId: (id) =>
      Effect.flatMap(
        read((tables) => {
          const project = tables.projects.get(id)
          return project && asProject(project, tables, null)
        }),
        (project) =>
          project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)
      )
  })
}
