import { useEffect } from "react"

/** Calls back whenever the browser is online again; without a callback it does not listen. */
export const useOnlineAgain = (callback: (() => unknown) | undefined): void => {
  useEffect(() => {
    if (callback === undefined) return undefined
    const over = new AbortController()
    addEventListener("online", () => void callback(), { signal: over.signal })
    return () => over.abort()
  }, [callback])
}
