import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import { ownPageSize } from "#domain/shared/limits.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

/** A person's projects, newest first. For signed-in people only: `enabled: isAuthenticated`. */
export const projectsQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/projects"],
  queryFn: ({ pageParam }) => callList("GET /api/projects", { query: pageAfter(pageParam, ownPageSize) })
})

/** The first of the projects that wait for this person's answer. */
export const waitingProjectsQuery = queryOptions({
  queryKey: ["/api/projects", "waiting"],
  queryFn: () => call("GET /api/projects", { query: { waiting: "true" } })
})

/** The beginning of the query keys of all parts of a provider's feed. */
export const feedKey = ["/api/projects", "feed"] as const
