import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const CategoryLandingScreen = () => (
  <Page>
    <PageTitle>Category</PageTitle>
  </Page>
)
