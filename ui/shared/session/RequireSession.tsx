import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { Fragment, type ReactNode } from "react"
import { Redirect, useLocation, useSearch } from "wouter"

import type { User } from "#domain/account/account.ts"

import { Page } from "../components/Page.tsx"
import { ErrorAlert } from "../feedback/ErrorAlert.tsx"
import { loginPath } from "./safe-next.ts"
import { useSession } from "./use-session.ts"

const Waiting = () => (
  <Box sx={{ display: "grid", placeItems: "center", minHeight: "60vh" }}>
    <CircularProgress aria-label="Loading your account" />
  </Box>
)

/** Shows a screen to signed-in people; sends others to sign in and back, once the session is known to be absent. */
export const RequireSession = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const { error, isLoading, refetch, user } = useSession()
  const [path] = useLocation()
  const search = useSearch()
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
