import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const ProvidersScreen = () => (
  <Page>
    <PageTitle>Service Providers</PageTitle>
  </Page>
)
