import { useHistoryState } from "wouter/use-browser-location"

interface Posted {
  readonly postedId: string
}

/** What the visit to the dashboard keeps of a project that was just posted: its address stays the dashboard's own. */
export const justPosted = (postedId: string): { readonly state: Posted } => ({ state: { postedId } })

/** The project that led to this page by being posted, if one did. */
export const useJustPosted = (): string | null => {
  const state = useHistoryState<Partial<Posted> | null>()
  return typeof state?.postedId === "string" ? state.postedId : null
}
