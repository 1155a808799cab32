import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const HomeScreen = () => (
  <Page>
    <PageTitle>Find trusted home service professionals</PageTitle>
  </Page>
)
