import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { Fragment, lazy, type ReactNode } from "react"
import { Redirect } from "wouter"

import type { User } from "#domain/account/account.ts"
import type { Role } from "#domain/account/role.ts"

import { Page } from "../components/Page.tsx"
import { ErrorAlert } from "../feedback/ErrorAlert.tsx"
import { useHere } from "../routing/use-here.ts"
import { loginPath } from "./safe-next.ts"
import { useSession } from "./use-session.ts"

// Few people see these: they are not part of the first view of the others.
const AccessRestricted = lazy(async () => ({
  default: (await import("../feedback/AccessRestrictedCard.tsx")).AccessRestrictedCard
}))
const OperatorsStandAside = lazy(async () => ({
  default: (await import("../feedback/OperatorsStandAside.tsx")).OperatorsStandAside
}))

const Waiting = () => (
  <Box data-waiting sx={{ display: "grid", placeItems: "center", minHeight: "60vh" }}>
    <CircularProgress aria-label="Loading your account" />
  </Box>
)

interface Props {
  readonly children: (user: User) => ReactNode
  /** Whether the screen is for people who take part in the marketplace: operators read that they do not. */
  readonly takesPart?: boolean
  /** The only role that the screen is for: people with the other role read why. */
  readonly only?: { readonly role: Role; readonly reason: string }
}

/** Shows a screen to signed-in people; sends others to sign in and back, once the session is known to be absent. */
export const RequireSession = ({ children, only, takesPart }: Props) => {
  const { error, isLoading, isOperator, refetch, user } = useSession()
  const here = useHere()
  if (takesPart && isOperator) return <OperatorsStandAside />
  if (user && only && user.role !== only.role) return <AccessRestricted reason={only.reason} />
  // The key keeps one person's typing from the next.
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>
  if (isLoading) return <Waiting />
  if (error)
    return (
      <Page width="reading">
        <ErrorAlert onRetry={refetch}>We could not check whether you are signed in.</ErrorAlert>
      </Page>
    )
  return <Redirect to={loginPath(here)} replace />
}
