import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"

import { projectStatusAfter, type ProjectStep } from "../../src/domain/project/project-life-cycle.ts"
import type { ProjectId } from "../../src/domain/shared/ids.ts"
import { ownPageSize } from "../../src/domain/shared/limits.ts"
import { callOnce } from "../http/call-once.ts"
import { call, callList, type Input } from "../http/call.ts"
import { orAlreadySo } from "../shared/already-so.ts"
import { pageAfter, pagesByLast } from "../shared/own-list.ts"

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

// A project's step may end its quotes; posting one may open a conversation.
const useProjectMutation = <Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(
        ["/api/projects", "/api/quotes", "/api/conversations", "/api/me/counts"].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] })
        )
      )
  })
}

export const usePostProject = () =>
  useProjectMutation((body: Input<"POST /api/projects">["body"]) => callOnce("POST /api/projects", { body }))

export const useMoveProject = (projectId: ProjectId) => {
  const look = () => call("GET /api/projects/:projectId", { params: { projectId } })
  return useProjectMutation((step: ProjectStep) =>
    call(`POST /api/projects/:projectId/${step}`, { params: { projectId } }).catch(
      orAlreadySo(look, ({ status }) => status === projectStatusAfter(step))
    )
  )
}

export const useBidOnProject = (projectId: ProjectId) =>
  useProjectMutation((body: Input<"POST /api/projects/:projectId/quotes">["body"]) =>
    callOnce("POST /api/projects/:projectId/quotes", { params: { projectId }, body })
  )
