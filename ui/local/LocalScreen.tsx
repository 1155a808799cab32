import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import { statusOf } from "../http/call-error.ts"
import { NotFoundScreen } from "../not-found/NotFoundScreen.tsx"
import { ProvidersError } from "../providers/ProvidersError.tsx"
import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"
import { SkeletonCards } from "../shared/SkeletonCards.tsx"
import { LocalPage } from "./LocalPage.tsx"
import { localPageQuery } from "./use-local-pages.ts"

/** A local page, where there is one. */
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
