import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { feedWords, OwnProjectPage, ProjectPage } from "#domain/project/feed.ts"
import { mayHaveSeen } from "#domain/project/project-standing.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import type { Read } from "../body.ts"
import { pageOf, sliceOf } from "../page.ts"

const isOfList = Effect.fnUntraced(function* ({ id, providerId }: Actor, project: ProjectRecord) {
  if (providerId === null) return project.homeownerId === id
  const { standingOf } = yield* ProjectRepository
  return mayHaveSeen(project, yield* standingOf(providerId, project.id))
})

const markAt = Effect.fnUntraced(function* (actor: Actor, id: ProjectId) {
  const notInList = invalid("before", "That project is not in your list")
  const project = yield* Effect.mapError((yield* ProjectRepository).byId(id), () => notInList)
  return (yield* isOfList(actor, project)) ? project : yield* notInList
})

/** A page of a homeowner's projects, or of those that a provider may see. */
export const listProjects = Effect.fn("listProjects")(function* (actor: Actor, readQuery: Read) {
  const views = yield* ProjectViews
  const { id, providerId } = actor
  const query: ProjectPage = yield* providerId === null ? readQuery(OwnProjectPage) : readQuery(ProjectPage)
  const { query: text = "", show, sort, waiting, within, ...asked } = query
  const slice = {
    ...(yield* sliceOf(asked, (before) => markAt(actor, before))),
    isWaiting: waiting === "true",
    words: feedWords(text),
    sort: sort ?? "newest",
    within: within ?? null,
    show: show ?? null
  }
  const rows = yield* providerId === null ? views.ofHomeowner(id, slice) : views.ofProvider(providerId, slice)
  return pageOf(rows, slice)
})
