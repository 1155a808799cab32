import { useHistoryState } from "wouter/use-browser-location"

/**
 * The id of the project whose posting has led here, or null. It is kept in the state of the history entry
 * (`use-project-form.ts`), not in the URL, which stays the dashboard's own.
 */
export const useJustPosted = (): string | null =>
  useHistoryState<{ readonly postedId?: string } | null>()?.postedId ?? null
