import * as Effect from "effect/Effect"

import { hasWords } from "#domain/project/feed.ts"
import type { Invitation } from "#domain/project/invitation.ts"
import {
  isVisibleTo,
  isWaitingFor,
  locationFor,
  type ProviderStanding,
  seenAs
} from "#domain/project/project-standing.ts"
import { isOwnProject, type Project, type ProjectRecord, shownOf } from "#domain/project/project.ts"
import { isWithinReach, milesTo } from "#domain/project/reach.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import { type FeedSlice, ProjectViews } from "#ports/views/project-views.ts"

import { newestFirst } from "../order.ts"
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
    offers: [...tables.quotes.values()].filter((quote) => quote.projectId === project.id && isLive(quote))
      .length,
    ...seenAs(record, standing)
  }
}

interface Seen {
  readonly project: ProjectRecord
  readonly standing: ProviderStanding
}

/** Every project that the provider sees, with the provider's standing towards it. */
const seenBy = (provider: ProviderProfile, tables: Tables): ReadonlyArray<Seen> =>
  [...tables.projects.values()]
    .map((project) => ({ project, standing: standingOf(provider, project.id, tables) }))
    .filter(({ project, standing }) => isVisibleTo(project, standing))

const isOpen = ({ providerId, status }: ProjectRecord) => status === "pending" && providerId === null

const isNear = ({ project, standing }: Seen, within: number | null) => {
  const { base, radiusMiles, specialties } = standing
  const circle = { base, radiusMiles: Math.min(radiusMiles, within ?? radiusMiles) }
  return isOpen(project) && specialties.includes(project.category) && isWithinReach(project, circle)
}

const isShown = (seen: Seen, { show, within }: FeedSlice): boolean => {
  const { project, standing } = seen
  const isAskedFor =
    project.status === "pending" &&
    (project.providerId === standing.providerId || (project.providerId === null && standing.isInvited))
  if (show === "near") return isNear(seen, within) && !standing.isBlocked
  if (show === "invited") return isAskedFor && !standing.isBlocked
  if (show === "offers") return standing.hasQuoted
  return (
    standing.hasQuoted || isAskedFor || project.providerId === standing.providerId || isNear(seen, within)
  )
}

const keyOf = ({ project, standing }: Seen, { sort }: FeedSlice): number => {
  if (sort === "budget") return -project.budgetMax
  return sort === "newest" ? 0 : (milesTo(project, standing.base) ?? Number.POSITIVE_INFINITY)
}

const pageOfFeed = (seen: ReadonlyArray<Seen>, slice: FeedSlice, mark: Seen | null) => {
  const inOrder = (one: Seen, other: Seen) => {
    const [first, second] = [keyOf(one, slice), keyOf(other, slice)]
    return first === second ? newestFirst(one.project, other.project) : first - second
  }
  return seen
    .filter((item) => isShown(item, slice) && hasWords(item.project, slice.words))
    .filter((item) => mark === null || inOrder(mark, item) < 0)
    .toSorted(inOrder)
    .slice(0, slice.limit)
}

const inOrder = ({ at, providerId }: Invitation) => `${at} ${providerId}`

const found = (id: ProjectId, project: Project | undefined) =>
  project === undefined ? Effect.die(new Error(`There is no project ${id}`)) : Effect.succeed(project)

const markIn = (provider: ProviderProfile, { before }: FeedSlice, tables: Tables): Seen | null => {
  const project = before === null ? undefined : tables.projects.get(before.id)
  return project === undefined ? null : { project, standing: standingOf(provider, project.id, tables) }
}

const feedOf = (id: ProviderId, slice: FeedSlice, tables: Tables): ReadonlyArray<Project> => {
  const provider = tables.providers.get(id)
  if (provider === undefined) return []
  const seen = seenBy(provider, tables)
  if (!slice.isWaiting)
    return pageOfFeed(seen, slice, markIn(provider, slice, tables)).map(({ project, standing }) =>
      asProject(project, tables, standing)
    )
  const waiting = seen.filter(({ project, standing }) => isWaitingFor(project, standing))
  const standings = new Map(waiting.map(({ project, standing }) => [project, standing]))
  return pageInTurns([...standings.keys()], slice).map((project) =>
    asProject(project, tables, standings.get(project) ?? null)
  )
}

export const projectViews = ({ read }: Store) =>
  ProjectViews.of({
    ofHomeowner: (id, slice) =>
      read((tables) => {
        const { projects, quotes } = tables
        const offered = new Set(
          [...quotes.values()].filter(({ status }) => status === "pending").map(({ projectId }) => projectId)
        )
        const isMeant = (project: ProjectRecord) =>
          isOwnProject(project, { id }) &&
          (!slice.isWaiting || (project.status === "pending" && offered.has(project.id)))
        return pageOfNewest([...projects.values()].filter(isMeant), slice).map((project) =>
          asProject(project, tables, null)
        )
      }),
    ofProvider: (id, slice) => read((tables) => feedOf(id, slice, tables)),
    byId: (id) =>
      Effect.flatMap(
        read((tables) => {
          const project = tables.projects.get(id)
          return project && asProject(project, tables, null)
        }),
        (project) => found(id, project)
      ),
    invitations: (id) =>
      read(({ invitations, providers }) =>
        [...invitations.values()]
          .filter(({ projectId }) => projectId === id)
          .toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1))
          .map(({ at, providerId }) => ({
            providerId,
            providerName: providers.get(providerId)?.businessName ?? "",
            at
          }))
      ),
    byIdFor: (id, providerId) =>
      Effect.flatMap(
        read((tables) => {
          const [project, provider] = [tables.projects.get(id), tables.providers.get(providerId)]
          return project && provider && asProject(project, tables, standingOf(provider, id, tables))
        }),
        (project) => found(id, project)
      )
  })
