import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "wouter"

import { withheldWords } from "#domain/provider/profile/withheld-words.ts"
import { useIsOwnBusiness } from "#ui/features/provider-profile/use-own-business.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { ProviderProfile } from "./profile/ProviderProfile.tsx"
import { ProviderSkeleton } from "./profile/ProviderSkeleton.tsx"
import { providerQuery } from "./use-providers.ts"

/**
 * Shown to the owner of an unlisted business: an email or a link led here, to reviews that nobody sees at the moment.
 */
const OwnOffTheList = () => {
  const { isLimited } = useSession()
  return (
    <Page width="reading">
      <Stack spacing={3} sx={{ alignItems: "flex-start" }}>
        <PageTitle>{isLimited ? withheldWords : "Your business is not listed"}</PageTitle>
        <Typography sx={{ color: "text.secondary" }}>
          Nobody can open its page meanwhile, not even you. The page and its reviews are there again as soon
          as homeowners find you.
        </Typography>
        <LinkButton href="/provider-profile" variant="outlined">
          Go to your profile
        </LinkButton>
      </Stack>
    </Page>
  )
}

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
  const { data: provider, error, isPending, refetch } = useQuery(providerQuery(id))
  const isOwn = useIsOwnBusiness(id)
  if (isPending) return <ProviderSkeleton />
  if (provider) return <ProviderProfile provider={provider} />
  return isOwn && statusOf(error) === 404 ? <OwnOffTheList /> : <NotThere onRetry={refetch} />
}
