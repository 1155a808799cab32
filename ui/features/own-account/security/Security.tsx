import type { User } from "#domain/account/account.ts"

import { EmailPart } from "./EmailPart.tsx"
import { PasswordPart } from "./PasswordPart.tsx"
import { Sessions } from "./Sessions.tsx"

/** What one signs in with, and where one is signed in. */
export const Security = ({ user }: { readonly user: User }) => (
  <>
    <EmailPart user={user} />
    <PasswordPart user={user} />
    <Sessions />
  </>
)
