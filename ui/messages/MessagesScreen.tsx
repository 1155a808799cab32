import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const MessagesScreen = () => (
  <Page>
    <PageTitle>Messages</PageTitle>
  </Page>
)
