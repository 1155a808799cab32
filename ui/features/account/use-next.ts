import { useSearch } from "wouter"

import { safeNext } from "#ui/shared/session/safe-next.ts"

/** Where to go after signing in, and a function that passes this on from one account page to the other. */
export const useNext = () => {
  const next = new URLSearchParams(useSearch()).get("next")
  const carry = (path: string) => (next === null ? path : `${path}?next=${encodeURIComponent(next)}`)
  return { destination: safeNext(next), carry }
}
