import type { QueryClient } from "@tanstack/react-query"

import type { OwnCounts } from "#domain/account/own-counts.ts"

import { editCached } from "../api/edit-cached.ts"
import { countsQuery } from "./use-counts.ts"

/** Updates the counts for a thing that is new (`from` null) or has changed from one state to another. */
export const countMove = <Of extends "projects" | "quotes" | "offers">(
  queryClient: QueryClient,
  of: Of,
  from: keyof OwnCounts[Of] | null,
  to: keyof OwnCounts[Of]
): void =>
  editCached<OwnCounts>(queryClient, countsQuery.queryKey, (counts) => {
    const before: Readonly<Record<string, number>> = counts[of]
    const after = Object.entries(before).map(([state, count]) => {
      const change = (state === to ? 1 : 0) - (state === from ? 1 : 0)
      return [state, count + change] as const
    })
    return { ...counts, [of]: Object.fromEntries(after) }
  })

/** Updates the count of jobs that can be reviewed, by one more or one fewer. */
export const countReviewable = (queryClient: QueryClient, change: 1 | -1): void =>
  editCached<OwnCounts>(queryClient, countsQuery.queryKey, (counts) => ({
    ...counts,
    reviewable: Math.max(0, counts.reviewable + change)
  }))
