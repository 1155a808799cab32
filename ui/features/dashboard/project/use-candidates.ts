import { useQuery } from "@tanstack/react-query"

import type { Project } from "#domain/project/project.ts"
import { isLive } from "#domain/quote/quote-life-cycle.ts"
import { allArchivedQuery } from "#ui/features/messages/use-conversations.ts"
import { invitationsQuery } from "#ui/features/projects/use-project.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { savedProvidersQuery } from "#ui/features/saved/saved-providers.ts"
import { placeWords } from "#ui/shared/format/provider-words.ts"

/** Somebody whom one may invite. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Where they are, and whether one has saved them. */
  readonly note: string
}

const nearOnes = 20

/** Whom one may invite to a project: those whom one has saved first, then those near it; not who is invited or has a live offer on it, nor with whom the conversation is closed. */
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
    // Nobody stands there for a moment who is found to be asked already.
    candidates: isPending ? [] : candidates,
    isPending,
    // Without those saved there are others, and whom one cannot invite the server refuses.
    error: near.error ?? invited.error ?? quotes.error,
    retry: () => Promise.all([near.refetch(), invited.refetch(), quotes.refetch()])
  }
}
