import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useSearchParams } from "wouter"

import type { Provider } from "#domain/provider/provider.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { providerQuery, providersQuery } from "#ui/features/providers/use-providers.ts"

// As many as the server gives at once.
const listLength = 50

/** The select's value for open bidding; it is sent as an empty id. */
export const openBidding = "all"

const isProviderId = (text: string): text is ProviderId =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

const useNamedInAddress = () => {
  const [search] = useSearchParams()
  const id = search.getAll("providerId").find(isProviderId)
  return useQuery({ ...providerQuery(id ?? ""), enabled: id !== undefined }).data
}

const unique = (providers: ReadonlyArray<Provider>) => [
  ...new Map(providers.map((provider) => [provider.id, provider])).values()
]

/**
 * Whom the project goes to: the provider that the address names (`providerId`) until another is chosen. The best
 * rated of the project's category are on offer; a choice stays when the category changes.
 */
export const useContractorChoice = (specialty: string | undefined) => {
  const named = useNamedInAddress()
  const [picked, setPicked] = useState<Provider | null>()
  const { data } = useQuery({
    ...providersQuery({ sortBy: "rating", ...(specialty ? { specialty } : {}) }, listLength),
    placeholderData: keepPreviousData
  })
  const selected = (picked === undefined ? named : picked) ?? null
  const providers = unique([...(data?.items ?? []), named, selected].filter((provider) => provider != null))
  const choose = (id: string) => setPicked(providers.find((provider) => provider.id === id) ?? null)
  return { providers, selected, choose }
}

export type ContractorChoice = ReturnType<typeof useContractorChoice>
