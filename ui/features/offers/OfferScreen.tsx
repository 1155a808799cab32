import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import type { UserId } from "#domain/shared/ids.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { NotHere } from "#ui/shared/feedback/NotHere.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { OfferEditor } from "./write/OfferEditor.tsx"

const WriteOffer = ({ ownerId }: { readonly ownerId: UserId }) => {
  const { quoteId } = useParams<{ quoteId: string }>()
  const { data: quote, error, refetch } = useQuery(quoteQuery(quoteId))
  return quote ? (
    <OfferEditor key={quote.id} quote={quote} ownerId={ownerId} />
  ) : (
    <NotHere thing="request" error={error} onRetry={refetch} />
  )
}

const only = { role: "provider", reason: "Only providers send offers" } as const

/** Writing an offer, or revising it (docs/product.md#offer). */
export const OfferScreen = () => (
  <RequireSession only={only}>{({ id }) => <WriteOffer ownerId={id} />}</RequireSession>
)
