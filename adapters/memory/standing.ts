import type { ProviderStanding } from "#domain/project/project-standing.ts"
import { pointOf } from "#domain/project/reach.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import type { ProjectId } from "#domain/shared/ids.ts"

import type { Tables } from "./store.ts"

/** The key of what belongs to a project and a provider. */
export const invitationKey = (projectId: string, providerId: string) => `${projectId} ${providerId}`

/** What a provider offers, and their standing towards a project. */
export const standingOf = (
  provider: ProviderProfile,
  projectId: ProjectId,
  { conversations, invitations, projects, quotes }: Tables
): ProviderStanding => {
  const { id, radiusMiles, specialties } = provider
  const onProject = [...quotes.values()].filter((quote) => quote.projectId === projectId)
  const own = onProject.filter((quote) => quote.providerId === id)
  const homeownerId = projects.get(projectId)?.homeownerId
  return {
    providerId: id,
    specialties,
    base: pointOf(provider),
    radiusMiles,
    hasQuoted: own.length > 0,
    hasLiveQuote: own.some(isLive),
    isInvited: invitations.has(invitationKey(projectId, id)),
    isBlocked: [...conversations.values()].some(
      (talk) => talk.providerId === id && talk.homeownerId === homeownerId && talk.blockedBy !== null
    ),
    offers: onProject.filter(isLive).length
  }
}
