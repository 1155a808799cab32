import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { type ReactNode, Suspense } from "react"
import { Route, Switch, useLocation } from "wouter"

import { notFound, pages } from "../pages/pages.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"

/** Shown only when a screen's code is slow: it stays invisible for the first moments. */
const Waiting = () => (
  <Box
    data-waiting
    sx={{
      display: "grid",
      placeItems: "center",
      minHeight: "70vh",
      "@keyframes appear": { from: { opacity: 0 } },
      animation: "appear 200ms 400ms backwards"
    }}
  >
    <CircularProgress aria-label="Loading page" />
  </Box>
)

/** The screen of the current path. Every path mounts its screen anew, so that no page inherits another's state. */
export const Screens = ({ atScreen }: { readonly atScreen?: ReactNode }) => {
  const [path] = useLocation()
  return (
    <ScreenBoundary key={path} atScreen={atScreen}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          {pages.map(({ path: pattern, screen }) => (
            <Route key={pattern} path={pattern}>
              <screen.Part />
            </Route>
          ))}
          <Route>
            <notFound.screen.Part />
          </Route>
        </Switch>
        {atScreen}
      </Suspense>
    </ScreenBoundary>
  )
}
