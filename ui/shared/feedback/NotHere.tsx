import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { lazy, Suspense } from "react"

import { statusOf } from "../api/call-error.ts"
import { Page } from "../components/Page.tsx"
import { ErrorAlert } from "./ErrorAlert.tsx"

// Loaded late, because few people come to something that does not exist or is not theirs.
const NotFoundScreen = lazy(async () => ({ default: (await import("./NotFoundScreen.tsx")).NotFoundScreen }))

interface Props {
  /** What kind of thing the page shows: "project". */
  readonly thing: string
  /** Why the thing is not here; null while it is loading. */
  readonly error: unknown
  readonly onRetry: () => unknown
}

/** Shown in place of a thing's page: that it is loading, that it does not exist, or that it could not be loaded. */
export const NotHere = ({ error, onRetry, thing }: Props) => {
  if (!error) {
    return (
      <Box sx={{ display: "grid", placeItems: "center", minHeight: "60vh" }}>
        <CircularProgress aria-label={`Loading the ${thing}`} />
      </Box>
    )
  }
  if (statusOf(error) === 404) {
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  }
  return (
    <Page width="reading">
      <ErrorAlert onRetry={onRetry}>{`The ${thing} could not be loaded. Please try again later.`}</ErrorAlert>
    </Page>
  )
}
