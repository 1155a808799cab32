import { useEffect, useState } from "react"

/** Whether what comes into the log is read out: not what is loaded, which a screen reader sees a moment later. */
export const useIsLive = (isLoading: boolean): boolean => {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    if (isLoading) return undefined
    const timer = setTimeout(() => setIsLive(true), 1_000)
    return () => {
      clearTimeout(timer)
      setIsLive(false)
    }
  }, [isLoading])
  return isLive
}
