import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const ImprovementLandingScreen = () => (
  <Page>
    <PageTitle>Home improvement</PageTitle>
  </Page>
)
