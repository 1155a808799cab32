import { lazy } from "react"

/** Stands for a screen of the other role. Few see it: its code is no part of the first view of those who do not. */
export const AccessRestricted = lazy(async () => ({
  default: (await import("./AccessRestrictedCard.tsx")).AccessRestrictedCard
}))
