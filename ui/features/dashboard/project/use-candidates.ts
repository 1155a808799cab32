import { queryOptions, useQuery } from "@tanstack/react-query"

import type { Project } from "#domain/project/project.ts"
import { invitationsQuery } from "#ui/features/projects/use-project.ts"
import { providersQuery } from "#ui/features/providers/use-providers.ts"
import { call } from "#ui/shared/api/call.ts"
import { placeWords } from "#ui/shared/format/provider-words.ts"

/** Somebody whom one may invite. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Where they are, and whether one has saved them. */
  readonly note: string
}

const nearOnes = 20

const savedQuery = queryOptions({
  queryKey: ["/api/me/saved-providers", "to invite"],
  queryFn: () => call("GET /api/me/saved-providers")
})

/** Whom one may invite to a project and has not yet: those whom one has saved first, then those near it. */
export const useCandidates = ({ category, id, zipCode }: Project) => {
  const saved = useQuery(savedQuery)
  const near = useQuery(providersQuery({ specialty: category, ...(zipCode ? { zipCode } : {}) }, nearOnes))
  const invited = useQuery(invitationsQuery(id))
  const isPending = saved.isPending || near.isPending || invited.isPending
  const isInvited = new Set<string>(invited.data?.map(({ providerId }) => providerId))
  const savedOnes = saved.data?.filter(({ specialties }) => specialties.includes(category)) ?? []
  const isSaved = new Set<string>(savedOnes.map((provider) => provider.id))
  const others = near.data?.items.filter((provider) => !isSaved.has(provider.id)) ?? []
  const candidates = [...savedOnes, ...others]
    .filter((provider) => !isInvited.has(provider.id))
    .map((provider): Candidate => ({
      id: provider.id,
      name: provider.businessName,
      note: isSaved.has(provider.id) ? `${placeWords(provider)} · Saved` : placeWords(provider)
    }))
  return {
    candidates,
    isPending,
    // Without those saved there are others.
    error: near.error ?? invited.error,
    retry: () => Promise.all([near.refetch(), invited.refetch()])
  }
}
