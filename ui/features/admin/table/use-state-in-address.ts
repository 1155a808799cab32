import { useLocation, useSearch } from "wouter"

const all = "all"

/** Which state of things a list shows, named in the address: one of those there are, or null for all of them. */
export const useStateInAddress = <State extends string>(states: ReadonlyArray<State>, first: State) => {
  const [path, navigate] = useLocation()
  const named = new URLSearchParams(useSearch()).get("state")
  const state = named === all ? null : (states.find((known) => known === named) ?? first)
  const change = (next: State | null) =>
    navigate(next === first ? path : `${path}?state=${next ?? all}`, { replace: true })
  return [state, change] as const
}
