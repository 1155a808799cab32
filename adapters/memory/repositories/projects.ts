import * as Effect from "effect/Effect"

import type { Invitation } from "#domain/project/invitation.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"

import { byText } from "../order.ts"
import { isOf } from "../party.ts"
import { orNotFound, update } from "../rows.ts"
import { invitationKey, standingOf } from "../standing.ts"
import type { Store, Tables } from "../store.ts"

export const addInvitations = ({ invitations }: Tables, made: ReadonlyArray<Invitation>) => {
  for (const invitation of made) {
    const key = invitationKey(invitation.projectId, invitation.providerId)
    if (invitations.has(key)) throw new Error(`There are two invitations ${key}`)
    invitations.set(key, invitation)
  }
}

export const projectRepository = ({ read, write }: Store) => {
  const byId = (id: ProjectId) => read(({ projects }) => projects.get(id)).pipe(orNotFound("project"))

  return ProjectRepository.of({
    insert: (project) => write(({ projects }) => void projects.set(project.id, project)),
    byId,
    // Transactions have the store to themselves.
    held: byId,
    update: (project) => write(({ projects }) => update(projects, project, "project")),
    openOf: (homeownerId) =>
      read(({ projects }) => {
        const own = [...projects.values()].filter((project) => project.homeownerId === homeownerId)
        return own.filter(({ status }) => status === "pending").length
      }),
    pendingOf: (party) =>
      read(({ projects }) =>
        [...projects.values()]
          .filter((project) => isOf(project, party) && project.status === "pending")
          .map(({ id }) => id)
          .toSorted(byText)
      ),
    followersOf: (id) =>
      read(({ invitations, quotes }) => {
        const ofProject = [...quotes.values(), ...invitations.values()].filter(
          ({ projectId }) => projectId === id
        )
        return [...new Set(ofProject.map(({ providerId }) => providerId))]
      }),
    invite: (made) => write((tables) => addInvitations(tables, made)),
    offersOn: (id) =>
      read(
        ({ quotes }) => [...quotes.values()].filter((quote) => quote.projectId === id && isLive(quote)).length
      ),
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
