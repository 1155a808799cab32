import { useSearchParams } from "wouter"

import { type FeedShow, feedShows, type FeedSort, feedSorts } from "#domain/project/feed-options.ts"
import type { Feed } from "#ui/features/projects/project-lists.ts"

/** The part of the feed and its order. They stand in the address bar, so that Back from a project returns to them. */
export const useFeed = () => {
  const [search, setSearch] = useSearchParams()
  const feed: Feed = {
    show: feedShows.find((show) => show === search.get("show")) ?? null,
    sort: feedSorts.find((sort) => sort === search.get("sort")) ?? "newest"
  }
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true }
    )
  return {
    ...feed,
    choose: (show: FeedShow | null) => set("show", show),
    order: (sort: FeedSort) => set("sort", sort === "newest" ? null : sort)
  }
}
