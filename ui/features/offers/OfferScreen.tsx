import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
import { useParams } from "wouter"

import { refusals } from "#domain/account/refusals.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { quoteQuery } from "#ui/features/quotes/quote-lists.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { OfferEditor } from "./write/OfferEditor.tsx"

// Few come to an offer that is none of theirs.
const NotFoundScreen = lazy(async () => ({
  default: (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen
}))

const Waiting = () => (
  <Box sx={{ display: "grid", placeItems: "center", minHeight: "60vh" }}>
    <CircularProgress aria-label="Loading the request" />
  </Box>
)

const WriteOffer = ({ ownerId }: { readonly ownerId: UserId }) => {
  const { quoteId } = useParams<{ quoteId: string }>()
  const { data: quote, error, refetch } = useQuery(quoteQuery(quoteId))
  if (quote) return <OfferEditor key={quote.id} quote={quote} ownerId={ownerId} />
  if (!error) return <Waiting />
  if (statusOf(error) === 404) {
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  }
  return (
    <Page width="reading">
      <ErrorAlert onRetry={refetch}>The request could not be loaded. Please try again later.</ErrorAlert>
    </Page>
  )
}

const only = { role: "provider", reason: refusals.sendOffers } as const

/** Writing an offer, or revising it (docs/product.md#offer). */
export const OfferScreen = () => (
  <RequireSession only={only}>{({ id }) => <WriteOffer ownerId={id} />}</RequireSession>
)
