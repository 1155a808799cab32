import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import { ProvidersError } from "#ui/features/providers/ProvidersError.tsx"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { NotFoundScreen } from "#ui/shared/feedback/NotFoundScreen.tsx"
import { SkeletonCards } from "#ui/shared/feedback/SkeletonCards.tsx"

import { LocalPage } from "./LocalPage.tsx"
import { localPageQuery } from "./use-local-pages.ts"

/** A local page, or the not-found screen. */
export const LocalScreen = () => {
  const address = useParams<"/providers/:state/:city/:category">()
  const { data: page, error, isPending, refetch } = useQuery(localPageQuery(address))
  if (page) return <LocalPage page={page} />
  if (statusOf(error) === 404) return <NotFoundScreen />
  return (
    <Page>
      <PageTitle sx={{ mb: 4 }}>Local professionals</PageTitle>
      {isPending ? <SkeletonCards label="Loading professionals" /> : <ProvidersError onRetry={refetch} />}
    </Page>
  )
}
