import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const JoinAsProScreen = () => (
  <Page>
    <PageTitle>Join as a pro</PageTitle>
  </Page>
)
