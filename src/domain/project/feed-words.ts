import { counted } from "../shared/numbers.ts"
import type { FeedShow, FeedSort } from "./feed-options.ts"

/** The names of the tabs. */
export const feedShowWords: Record<FeedShow, string> = {
  near: "Near you",
  invited: "Invited",
  offers: "My offers"
}

/** All of them together. */
export const allWords = "All"

export const feedSortWords: Record<FeedSort, string> = {
  newest: "Newest first",
  nearest: "Nearest first",
  budget: "Highest budget first"
}

/** "12 jobs within 50 miles"; "50+ jobs" while there may be more. */
export const nearbyWords = (jobs: number, hasMore: boolean, radiusMiles: number): string =>
  `${jobs}${hasMore ? "+" : ""} ${jobs === 1 && !hasMore ? "job" : "jobs"} within ${counted(radiusMiles, "mile")}`

/** The sentence where nothing is near. */
export const noneNearWords = (radiusMiles: number): string =>
  `No open jobs within ${counted(radiusMiles, "mile")}. Widen your area, or let us write to you when one comes.`
