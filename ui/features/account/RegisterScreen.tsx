import { Link } from "#ui/shared/routing/Link.tsx"

import { AccountPage } from "./AccountPage.tsx"
import { RegisterForm } from "./RegisterForm.tsx"
import { useNext } from "./use-next.ts"

export const RegisterScreen = () => {
  const { carry } = useNext()
  return (
    <AccountPage
      title="Create an account"
      lead={
        <>
          Already have one? <Link href={carry("/login")}>Sign in</Link>
        </>
      }
    >
      <RegisterForm />
    </AccountPage>
  )
}
