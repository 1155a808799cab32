import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const ServicesScreen = () => (
  <Page>
    <PageTitle>Services</PageTitle>
  </Page>
)
