import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { keepTrying } from "#ui/shared/hydration/keep-trying.ts"

/** Without a request for this long, the page counts as loaded. */
const quietMs = 1_000

/** Loads code when the page is idle, and retries until it succeeds. */
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
    // The cache also notifies of every answer.
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
