import { useEffect, useState } from "react"

// Longer than it takes until the second half of a double click.
const readingMs = 1_000

/** True for a moment after each `begin`. */
export const useMoment = () => {
  const [begun, setBegun] = useState(0)
  const [ended, setEnded] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setEnded(begun), readingMs)
    return () => clearTimeout(timer)
  }, [begun])
  return { isNow: begun !== ended, begin: () => setBegun((count) => count + 1) }
}
