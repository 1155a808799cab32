import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import { ownPageSize } from "#domain/shared/limits.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

/** Load only for a signed-in person: `enabled: isAuthenticated`. Newest first. */
export const projectsQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/projects"],
  queryFn: ({ pageParam }) => callList("GET /api/projects", { query: pageAfter(pageParam, ownPageSize) })
})

/** The first of those that wait for this person's answer. */
export const waitingProjectsQuery = queryOptions({
  queryKey: ["/api/projects", "waiting"],
  queryFn: () => call("GET /api/projects", { query: { waiting: "true" } })
})

/** How the keys of all parts of what a provider sees begin. */
export const feedKey = ["/api/projects", "feed"] as const
