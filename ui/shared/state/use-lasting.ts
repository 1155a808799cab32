import { useEffect, useState } from "react"

/** Whether something has held for so many milliseconds, and still does. */
export const useLasting = (holds: boolean, ms: number): boolean => {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!holds) return undefined
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [holds, ms])
  return hasLasted
}
