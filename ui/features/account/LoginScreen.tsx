import { Link } from "#ui/shared/routing/Link.tsx"

import { AccountPage } from "./AccountPage.tsx"
import { LoginForm } from "./LoginForm.tsx"
import { useNext } from "./use-next.ts"

export const LoginScreen = () => {
  const { carry } = useNext()
  return (
    <AccountPage
      title="Sign in"
      lead={
        <>
          New here? <Link href={carry("/register")}>Create an account</Link>
        </>
      }
    >
      <LoginForm />
    </AccountPage>
  )
}
