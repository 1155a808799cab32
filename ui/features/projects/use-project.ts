import { type Query, queryOptions, useQueryClient } from "@tanstack/react-query"

import type { Project } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { orGoneAlready } from "#ui/shared/api/already-so.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

import { projectTouches } from "./project-touches.ts"

const path = "/api/projects"

/** One project as this person sees it. */
export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [path, projectId],
    queryFn: () => call("GET /api/projects/:projectId", { params: { projectId } })
  })

/** The professionals whom the project's homeowner has invited. */
export const invitationsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [path, projectId, "invitations"],
    queryFn: () => call("GET /api/projects/:projectId/invitations", { params: { projectId } })
  })

/** Writes a project that its homeowner has changed into the caches. */
const useTakeProject = () => {
  const queryClient = useQueryClient()
  return (project: Project) => {
    expectEvent("project", project)
    changeThing<Project>(queryClient, path, project.id, () => project)
  }
}

export const useChangeProject = (projectId: ProjectId) => {
  const take = useTakeProject()
  return useWrite({
    touches: projectTouches,
    send: (body: Input<"PUT /api/projects/:projectId">["body"]) =>
      call("PUT /api/projects/:projectId", { params: { projectId }, body }),
    take: (queryClient, project) => {
      take(project)
      // Quotes carry the project's name.
      return askAnew(queryClient, "/api/quotes")
    }
  })
}

export const useTakeMoreOffers = (projectId: ProjectId) => {
  const take = useTakeProject()
  return useWrite<void, Project>({
    touches: projectTouches,
    send: () => callOnce("POST /api/projects/:projectId/more-offers", { params: { projectId } }),
    take: (_, project) => take(project)
  })
}

/** A new draft with the words and photos of this one. */
export const useCopyProject = (projectId: ProjectId) =>
  useWrite({
    touches: projectTouches,
    send: () => callOnce("POST /api/projects/:projectId/copy", { params: { projectId } }),
    take: (queryClient, project) => {
      expectEvent("project", project)
      return askAnew(queryClient, path, "/api/me/counts")
    }
  })

/** Deletes a draft. */
export const useDeleteDraft = (projectId: ProjectId) =>
  useWrite<void, object>({
    touches: projectTouches,
    send: () => call("POST /api/projects/:projectId/delete", { params: { projectId } }).catch(orGoneAlready),
    take: (queryClient) => {
      expectEvent("project", { id: projectId })
      // The project itself is not refetched: it no longer exists, and its page is being left.
      const isList = ({ queryKey: [first, id] }: Query) => first === path && id !== projectId
      return Promise.all([
        queryClient.invalidateQueries({ predicate: isList }),
        // Cancelled offers on it no longer lead to it.
        askAnew(queryClient, "/api/quotes", "/api/me/counts")
      ])
    }
  })

export const useInvite = (projectId: ProjectId) =>
  useWrite({
    touches: projectTouches,
    send: (body: Input<"POST /api/projects/:projectId/invitations">["body"]) =>
      call("POST /api/projects/:projectId/invitations", { params: { projectId }, body }),
    take: (queryClient) => askAnew(queryClient, invitationsQuery(projectId).queryKey)
  })
