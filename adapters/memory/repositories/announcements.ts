import { pointOf } from "#domain/project/reach.ts"
import { noAlertWords } from "#domain/provider/alerts/job-alerts.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import {
  AnnouncementRepository,
  type Candidate,
  type ListingMark
} from "#ports/repositories/announcement-repository.ts"

import { byText } from "../order.ts"
import { invitationKey, standingOf } from "../standing.ts"
import type { Store, Tables } from "../store.ts"

const markOf = ({ id, latitude, longitude }: ProviderProfile): ListingMark => ({ latitude, longitude, id })

const unknownLast = 1e9

/** In the order of the database's index: south to north, and those of unknown place last. */
const inOrder = (one: ListingMark, other: ListingMark): number =>
  (one.latitude ?? unknownLast) - (other.latitude ?? unknownLast) ||
  (one.longitude ?? unknownLast) - (other.longitude ?? unknownLast) ||
  byText(one.id, other.id)

const offers = ({ listed, specialties }: ProviderProfile, category: string) =>
  listed && specialties.some((name) => name.toLowerCase() === category.toLowerCase())

export const announcementRepository = ({ read, write }: Store) =>
  AnnouncementRepository.of({
    announce: (id, at) =>
      write(({ announcements }) => void announcements.set(id, { projectId: id, after: null, dueAt: at })),
    claim: (now, until, limit) =>
      write(({ announcements }) => {
        const due = [...announcements.values()].filter(({ dueAt }) => dueAt <= now)
        const claimed = due
          .toSorted((one, other) => byText(one.dueAt, other.dueAt))
          .slice(0, limit)
          .map(({ after, projectId }) => ({ projectId, after, dueAt: until }))
        for (const announcement of claimed) announcements.set(announcement.projectId, announcement)
        return claimed
      }),
    candidates: (project, after, limit) =>
      read((tables: Tables) =>
        [...tables.providers.values()]
          .filter((provider) => pointOf(project) !== null && offers(provider, project.category))
          .filter((provider) => after === null || inOrder(markOf(provider), after) > 0)
          .toSorted((one, other) => inOrder(markOf(one), markOf(other)))
          .slice(0, limit)
          .map((provider): Candidate => ({
            mark: markOf(provider),
            standing: standingOf(provider, project.id, tables),
            alerts: tables.jobAlerts.get(provider.id) ?? noAlertWords,
            pausedUntil: provider.pausedUntil
          }))
      ),
    noteTold: (id, providerIds, at) =>
      write(({ jobNotices }) => {
        const fresh: ReadonlyArray<ProviderId> = providerIds.filter(
          (providerId) => !jobNotices.has(invitationKey(id, providerId))
        )
        for (const providerId of fresh) jobNotices.set(invitationKey(id, providerId), at)
        return fresh
      }),
    forget: (id) =>
      write(({ jobNotices }) => {
        for (const key of jobNotices.keys()) if (key.startsWith(`${id} `)) jobNotices.delete(key)
      }),
    settle: ({ dueAt, projectId }, next) =>
      write(({ announcements }) => {
        if (announcements.get(projectId)?.dueAt !== dueAt) return
        if (next === null) announcements.delete(projectId)
        else announcements.set(projectId, { projectId, ...next })
      })
  })
