import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const ProviderScreen = () => (
  <Page>
    <PageTitle>Provider</PageTitle>
  </Page>
)
