import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { keepTrying } from "#ui/shared/hydration/keep-trying.ts"

/** Without a request for this long, the page counts as loaded. */
const quietMs = 1_000

/** Fetches code when the page has nothing better to do, and does not give up. */
export const useLoaded = (load: () => Promise<unknown>) => {
  const queryClient = useQueryClient()
  const [isWanted, setIsWanted] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    if (isWanted) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => queryClient.isFetching() || setIsWanted(true), quietMs)
    }
    // Notified of every answer, too.
    const unsubscribe = queryClient.getQueryCache().subscribe(wait)
    wait()
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isWanted, queryClient])
  useEffect(
    () => (isWanted ? keepTrying({ attempt: load, onDone: () => setIsLoaded(true) }) : undefined),
    [isWanted, load]
  )
  return { isWanted, isLoaded }
}
