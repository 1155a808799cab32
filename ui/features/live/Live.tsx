import { lazy, Suspense, useState } from "react"

import { useSession } from "#ui/shared/session/use-session.ts"

import { ConnectionSign } from "./ConnectionSign.tsx"
import { makeLiveStatus } from "./live-status.ts"
import { useLoaded } from "./use-loaded.ts"

// A browser that caches a failed import (Chromium and Firefox did until 2026) fails again each time, and the sign stays
// until the page is reloaded.
const load = async () => ({ default: (await import("./LiveUpdates.tsx")).LiveUpdates })
const LiveUpdates = lazy(load)

const LiveOf = ({ userId }: { readonly userId: string }) => {
  const [status] = useState(makeLiveStatus)
  const { isLoaded, isWanted } = useLoaded(load)
  return (
    <>
      {isWanted && <ConnectionSign status={status} />}
      {isLoaded && (
        <Suspense>
          <LiveUpdates userId={userId} status={status} />
        </Suspense>
      )}
    </>
  )
}

/** Keeps the open screen of a signed-in person up to date, or shows a sign that it is not. */
export const Live = () => {
  const { user } = useSession()
  return user && <LiveOf key={user.id} userId={user.id} />
}
