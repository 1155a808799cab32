import type { User } from "#domain/account/account.ts"

import { EmailPart } from "./EmailPart.tsx"
import { PasswordPart } from "./PasswordPart.tsx"
import { Sessions } from "./Sessions.tsx"

/** Email address, password and sessions. */
export const Security = ({ user }: { readonly user: User }) => (
  <>
    <EmailPart user={user} />
    <PasswordPart user={user} />
    <Sessions />
  </>
)
