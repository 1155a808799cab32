import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { useNext } from "./use-next.ts"

/** Tells people who are signed in already that they need not do it again. */
export const SignedInNotice = () => {
  const { user } = useSession()
  const { destination } = useNext()
  if (!user) return null
  return (
    <Notice tone="blue" role="status">
      You are signed in as {user.firstName}.{" "}
      <Link href={destination} color="inherit">
        Continue
      </Link>
    </Notice>
  )
}
