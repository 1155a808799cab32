import Stack from "@mui/material/Stack"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { ProviderProfile } from "./profile/ProviderProfile.tsx"
import { ProviderSkeleton } from "./profile/ProviderSkeleton.tsx"
import { providerQuery } from "./use-providers.ts"

const NotThere = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <Page width="reading">
    <Stack spacing={3} sx={{ alignItems: "flex-start" }}>
      <PageTitle>We cannot show this professional</PageTitle>
      <ErrorAlert onRetry={onRetry}>Provider not found or failed to load. Please try again later.</ErrorAlert>
      <LinkButton href="/providers" variant="outlined">
        See all professionals
      </LinkButton>
    </Stack>
  </Page>
)

/** One provider's page (docs/product.md#provider-page). */
export const ProviderScreen = () => {
  const { id } = useParams<"/provider/:id">()
  const { data: provider, isPending, refetch } = useQuery(providerQuery(id))
  if (isPending) return <ProviderSkeleton />
  return provider ? <ProviderProfile provider={provider} /> : <NotThere onRetry={refetch} />
}
