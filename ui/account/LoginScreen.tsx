import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const LoginScreen = () => (
  <Page>
    <PageTitle>Sign in</PageTitle>
  </Page>
)
