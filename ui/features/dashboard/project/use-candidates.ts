import { useQuery } from "@tanstack/react-query"

import type { Project } from "#domain/project/project.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import { allArchivedQuery } from "#ui/features/messages/use-conversations.ts"
import { invitationsQuery } from "#ui/features/projects/use-project.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { savedProvidersQuery } from "#ui/features/saved/saved-providers.ts"
import { placeWords } from "#ui/shared/format/provider-words.ts"

/** A professional who can be invited. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Where they are, and whether the homeowner has saved them. */
  readonly note: string
}

const nearOnes = 20

/**
 * The professionals who can be invited to a project: saved ones first, then those near it. Left out are those who are
 * invited already or have a live offer on it, and those with whom the conversation is blocked.
 */
export const useCandidates = ({ category, id, zipCode }: Project) => {
  const saved = useQuery(savedProvidersQuery)
  const near = useQuery(providersQuery({ specialty: category, ...(zipCode ? { zipCode } : {}) }, nearOnes))
  const invited = useQuery(invitationsQuery(id))
  const quotes = useQuery(projectQuotesQuery(id))
  const putAway = useQuery(allArchivedQuery)
  const isPending = [saved, near, invited, quotes, putAway].some((part) => part.isPending)
  const offering = quotes.data?.filter(isLive) ?? []
  const closed = putAway.data?.filter(({ isBlocked }) => isBlocked) ?? []
  const isLeftOut = new Set(
    [...(invited.data ?? []), ...offering, ...closed].map(({ providerId }): string | undefined => providerId)
  )
  const savedOnes = saved.data?.items.filter(({ specialties }) => specialties.includes(category)) ?? []
  const isSaved = new Set<string>(savedOnes.map((provider) => provider.id))
  const others = near.data?.items.filter((provider) => !isSaved.has(provider.id)) ?? []
  const candidates = [...savedOnes, ...others]
    .filter((provider) => !isLeftOut.has(provider.id))
    .map((provider): Candidate => ({
      id: provider.id,
      name: provider.businessName,
      note: isSaved.has(provider.id) ? `${placeWords(provider)} · Saved` : placeWords(provider)
    }))
  return {
    // Empty while loading, so that nobody appears for a moment who turns out to have been asked already.
    candidates: isPending ? [] : candidates,
    isPending,
    // A failure to load the saved ones is no error: there are others, and the server refuses those who cannot be
    // invited.
    error: near.error ?? invited.error ?? quotes.error,
    retry: () => Promise.all([near.refetch(), invited.refetch(), quotes.refetch()])
  }
}
