import { infiniteQueryOptions } from "@tanstack/react-query"
import { useSearchParams } from "wouter"

import { type FeedShow, feedShows, type FeedSort, feedSorts } from "#domain/project/feed-options.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { feedKey } from "#ui/features/projects/project-lists.ts"
import { callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

/** Which projects a provider looks at, and in which order. */
export interface Feed {
  /** Null for all of them. */
  readonly show: FeedShow | null
  readonly sort: FeedSort
  readonly query: string
}

/** The projects that a provider sees, part by part. */
export const feedQuery = ({ query, show, sort }: Feed) =>
  infiniteQueryOptions({
    ...pagesByLast,
    queryKey: [...feedKey, show, sort, query],
    queryFn: ({ pageParam }) =>
      callList("GET /api/projects", {
        query: { ...pageAfter(pageParam, ownPageSize), sort, query, ...(show && { show }) }
      })
  })

const startingFeed: Feed = { show: null, sort: "newest", query: "" }

/** Whether it is the initial view: all projects, the newest first. */
export const isStarting = (feed: Feed) => feed.show === null && feed.sort === "newest" && feed.query === ""

const feedIn = (search: URLSearchParams): Feed => ({
  show: feedShows.find((show) => show === search.get("show")) ?? startingFeed.show,
  sort: feedSorts.find((sort) => sort === search.get("sort")) ?? startingFeed.sort,
  query: search.get("query") ?? startingFeed.query
})

const addressOf = (feed: Feed) => {
  const stated = Object.entries(feed).filter(([name, value]) => value !== Reflect.get(startingFeed, name))
  return { tab: "projects", ...Object.fromEntries(stated) }
}

/** The feed's view, which lives in the URL, so that Back from a project returns to it. */
export const useFeed = () => {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Partial<Feed>) =>
    setSearch((before) => addressOf({ ...feedIn(before), ...changes }), { replace: true })
  return { feed: feedIn(search), change }
}
