import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { lazy, Suspense } from "react"

import { statusOf } from "../api/call-error.ts"
import { Page } from "../components/Page.tsx"
import { ErrorAlert } from "./ErrorAlert.tsx"

// Few come to what is none of theirs.
const NotFoundScreen = lazy(async () => ({ default: (await import("./NotFoundScreen.tsx")).NotFoundScreen }))

interface Props {
  /** What the page is of: "project". */
  readonly thing: string
  /** Why it is not here; null while it is on its way. */
  readonly error: unknown
  readonly onRetry: () => unknown
}

/** In place of a thing's page: that it is on its way, that there is none, or that it did not load. */
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
