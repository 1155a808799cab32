import Stack from "@mui/material/Stack"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import { ErrorAlert } from "../shared/ErrorAlert.tsx"
import { LinkButton } from "../shared/Link.tsx"
import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"
import { ProviderProfile } from "./ProviderProfile.tsx"
import { ProviderSkeleton } from "./ProviderSkeleton.tsx"
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
