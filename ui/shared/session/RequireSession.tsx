import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { Fragment, lazy, type ReactNode } from "react"
import { Redirect, useLocation, useSearch } from "wouter"

import type { User } from "#domain/account/account.ts"
import type { Role } from "#domain/account/role.ts"

import { Page } from "../components/Page.tsx"
import { ErrorAlert } from "../feedback/ErrorAlert.tsx"
import { loginPath } from "./safe-next.ts"
import { useSession } from "./use-session.ts"

// Few see them: their words are no part of the first view of those who do not.
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
  /** The screen is for those who take part in the marketplace: operators read that they do not. */
  readonly takesPart?: boolean
  /** The screen is for one of the roles: the other one reads why. */
  readonly only?: { readonly role: Role; readonly reason: string }
}

/** Shows a screen to signed-in people; sends others to sign in and back, once the session is known to be absent. */
export const RequireSession = ({ children, only, takesPart }: Props) => {
  const { error, isLoading, isOperator, refetch, user } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (takesPart && isOperator) return <OperatorsStandAside />
  if (user && only && user.role !== only.role) return <AccessRestricted reason={only.reason} />
  // Nothing that one person has typed stays for another.
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>
  if (isLoading) return <Waiting />
  if (error)
    return (
      <Page width="reading">
        <ErrorAlert onRetry={refetch}>We could not check whether you are signed in.</ErrorAlert>
      </Page>
    )
  return <Redirect to={loginPath(search ? `${path}?${search}` : path)} replace />
}
