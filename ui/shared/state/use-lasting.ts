import { useEffect, useState } from "react"

/** Whether `holds` has been true for so many milliseconds without a break. */
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
