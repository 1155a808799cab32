import Alert from "@mui/material/Alert"

import { useSession } from "../session/use-session.ts"
import { Link } from "../shared/Link.tsx"
import { useNext } from "./use-next.ts"

/** Tells people who are signed in already that they need not do it again. */
export const SignedInNotice = () => {
  const { user } = useSession()
  const { destination } = useNext()
  if (!user) return null
  return (
    <Alert severity="info" role="status">
      You are signed in as {user.firstName}.{" "}
      <Link href={destination} color="inherit">
        Continue
      </Link>
    </Alert>
  )
}
