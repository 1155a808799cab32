import { useSession } from "../session/use-session.ts"
import { Link } from "../shared/Link.tsx"
import { Notice } from "../shared/Notice.tsx"
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
