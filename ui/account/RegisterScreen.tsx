import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

export const RegisterScreen = () => (
  <Page>
    <PageTitle>Create an account</PageTitle>
  </Page>
)
