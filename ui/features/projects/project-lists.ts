import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { FeedShow, FeedSort } from "#domain/project/feed-options.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/own-list.ts"

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

/** Which part of the projects that a provider sees, and in which order. */
export interface Feed {
  readonly show: FeedShow | null
  readonly sort: FeedSort
}

/** The same list in parts and other orders, for providers. */
export const feedQuery = ({ show, sort }: Feed) =>
  infiniteQueryOptions({
    ...pagesByLast,
    queryKey: ["/api/projects", "feed", show, sort],
    queryFn: ({ pageParam }) =>
      callList("GET /api/projects", {
        query: { ...pageAfter(pageParam, ownPageSize), sort, ...(show && { show }) }
      })
  })

/** One project, as its reader sees it. */
export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["/api/projects", projectId],
    queryFn: () => call("GET /api/projects/:projectId", { params: { projectId } })
  })

/** Who is invited to bid on one's project. It lies with the projects: what changes them may change it. */
export const invitationsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["/api/projects", projectId, "invitations"],
    queryFn: () => call("GET /api/projects/:projectId/invitations", { params: { projectId } })
  })
