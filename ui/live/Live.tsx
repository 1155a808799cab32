import { useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useEffect, useState } from "react"

import { useSession } from "../session/use-session.ts"

/** Nothing was asked of the server for so long: the page stands. */
const quiet = 1_000

const load = async () => ({ default: (await import("./LiveUpdates.tsx")).LiveUpdates })
const LiveUpdates = lazy(load)

/** Fetches the code of live updates when it is wanted and the page has nothing better to do. */
const useLoaded = (wanted: boolean) => {
  const queryClient = useQueryClient()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    if (!wanted || isLoaded) return undefined
    let timer: ReturnType<typeof setTimeout>
    const start = () =>
      load().then(
        () => setIsLoaded(true),
        // Tried again after whatever the page asks for next.
        () => undefined
      )
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => queryClient.isFetching() || void start(), quiet)
    }
    // Tells of every answer, too.
    const forget = queryClient.getQueryCache().subscribe(wait)
    wait()
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [isLoaded, queryClient, wanted])
  return isLoaded
}

/** What happens elsewhere reaches the open screen of a signed-in person. */
export const Live = () => {
  const { user } = useSession()
  const isLoaded = useLoaded(user !== null)
  return (
    user &&
    isLoaded && (
      <Suspense>
        <LiveUpdates key={user.id} userId={user.id} />
      </Suspense>
    )
  )
}
