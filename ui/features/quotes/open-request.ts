import { useQuery } from "@tanstack/react-query"

import type { Quote } from "#domain/quote/quote.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { newestQuotesQuery } from "./short-lists.ts"

/** This homeowner's open requests, among the newest in their list. */
export const useOpenRequests = (): ReadonlyArray<Quote> => {
  const { user } = useSession()
  const { data = [] } = useQuery({ ...newestQuotesQuery, enabled: user?.role === "homeowner" })
  return data.filter(({ projectId, status }) => status === "pending" && projectId === null)
}

/** This homeowner's newest request to the provider that can still be answered. */
export const useOpenRequestTo = (id: ProviderId): Quote | undefined =>
  useOpenRequests().find(({ providerId }) => providerId === id)
