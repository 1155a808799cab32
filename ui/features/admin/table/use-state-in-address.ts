import { useLocation, useSearch } from "wouter"

const all = "all"

/** The state that a list is filtered by, which lives in the URL: one of the known states, or null for all of them. */
export const useStateInAddress = <State extends string>(states: ReadonlyArray<State>, first: State) => {
  const [path, navigate] = useLocation()
  const named = new URLSearchParams(useSearch()).get("state")
  const state = named === all ? null : (states.find((known) => known === named) ?? first)
  const change = (next: State | null) =>
    navigate(next === first ? path : `${path}?state=${next ?? all}`, { replace: true })
  return [state, change] as const
}
