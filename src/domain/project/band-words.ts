import type { DistanceBand } from "./reach.ts"

/** Distance bands in words that stand alone. */
export const bandWords = {
  "under 5 miles": "under 5 miles",
  "5 to 10": "5 to 10 miles",
  "10 to 25": "10 to 25 miles",
  "25 to 50": "25 to 50 miles",
  "over 50": "over 50 miles"
} as const satisfies Readonly<Record<DistanceBand, string>>
