import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import { statusOf } from "#ui/shared/api/call-error.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"

import { Agreed } from "./Agreed.tsx"
import { PrintStyles } from "./PrintStyles.tsx"
import { agreementQuery } from "./use-agreement.ts"

const Record = ({ quoteId }: { readonly quoteId: string }) => {
  const { data, error, refetch } = useQuery(agreementQuery(quoteId))
  // Not found any more, as for who has signed in as somebody else.
  const agreement = statusOf(error) === 404 ? undefined : data
  // One title for all states: it has the focus after the navigation, and keeps it when the agreement has loaded.
  return (
    <Stack spacing={3}>
      <PageTitle>What you agreed</PageTitle>
      {agreement && <Agreed agreement={agreement} />}
      {!agreement && error && (
        <NotLoaded error={error} onRetry={refetch}>
          The agreement did not load.
        </NotLoaded>
      )}
      {!agreement && !error && (
        <Skeleton role="status" aria-label="Loading the agreement" variant="rounded" height={480} />
      )}
    </Stack>
  )
}

/** What two people have agreed on, to be kept and printed (docs/product.md#what-was-agreed). */
export const AgreementScreen = () => {
  const { quoteId } = useParams<"/agreements/:quoteId">()
  return (
    <Page width="reading" sx={{ py: { xs: 3, md: 5 } }}>
      <PrintStyles />
      <BackLink data-screen-only href="/dashboard?tab=quotes">
        Back to your quotes
      </BackLink>
      <Record quoteId={quoteId} />
    </Page>
  )
}
