import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const StartProjectScreen = () => (
  <Page>
    <PageTitle>Start New Project</PageTitle>
  </Page>
)
