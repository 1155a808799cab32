import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const DashboardScreen = () => (
  <Page>
    <PageTitle>Dashboard</PageTitle>
  </Page>
)
