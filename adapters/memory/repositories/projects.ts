import * as Effect from "effect/Effect"

import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

import { standingOf } from "../standing.ts"
import type { Store } from "../store.ts"

export const projectRepository = ({ read, write }: Store) => {
  const byId = (id: ProjectId) =>
    Effect.flatMap(
      read(({ projects }) => projects.get(id)),
      (project) =>
        project === undefined ? Effect.fail(new NotFound({ thing: "project" })) : Effect.succeed(project)
    )

  return ProjectRepository.of({
    insert: (project) => write(({ projects }) => void projects.set(project.id, project)),
    byId,
    // Transactions have the store to themselves.
    held: byId,
    update: (project) =>
      write(({ projects }) => {
        if (projects.get(project.id)?.version !== project.version) {
          return Effect.fail(new ChangedMeanwhile({ thing: "project" }))
        }
        projects.set(project.id, { ...project, version: project.version + 1 })
        return Effect.void
      }),
    openOf: (homeownerId) =>
      read(({ projects }) => {
        const own = [...projects.values()].filter((project) => project.homeownerId === homeownerId)
        return own.filter(({ status }) => status === "pending").length
      }),
    standingOf: (providerId, projectId) =>
      Effect.flatMap(
        read((tables) => {
          const provider = tables.providers.get(providerId)
          return provider && standingOf(provider, projectId, tables)
        }),
        (standing) =>
          standing === undefined
            ? Effect.die(new Error(`There is no provider ${providerId}`))
            : Effect.succeed(standing)
      )
  })
}
