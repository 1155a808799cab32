import { useHistoryState } from "wouter/use-browser-location"

/**
 * The project that led here by being posted, if one did. The visit keeps its id (`use-project-form.ts`), not the
 * address, which stays the dashboard's own.
 */
export const useJustPosted = (): string | null =>
  useHistoryState<{ readonly postedId?: string } | null>()?.postedId ?? null
