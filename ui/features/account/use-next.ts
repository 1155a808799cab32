import { useSearch } from "wouter"

import { safeNext } from "#ui/shared/session/safe-next.ts"

/** Where to go once signed in, and how to take that along from one account page to the other. */
export const useNext = () => {
  const next = new URLSearchParams(useSearch()).get("next")
  const carry = (path: string) => (next === null ? path : `${path}?next=${encodeURIComponent(next)}`)
  return { destination: safeNext(next), carry }
}
