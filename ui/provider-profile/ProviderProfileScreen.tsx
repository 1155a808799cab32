import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const ProviderProfileScreen = () => (
  <Page>
    <PageTitle>Your business profile</PageTitle>
  </Page>
)
