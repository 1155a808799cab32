import type { Project } from "#domain/project/project.ts"
import type { ProjectId, ProviderId } from "#domain/shared/ids.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

import { projectTouches } from "./use-post-project.ts"

/** Takes two more offers. */
export const useMoreOffers = (projectId: ProjectId) =>
  useWrite({
    touches: projectTouches,
    send: (_step: "widen") => call("POST /api/projects/:projectId/more-offers", { params: { projectId } }),
    take: (queryClient, project) => {
      expectEvent("project", project)
      changeThing<Project>(queryClient, "/api/projects", project.id, () => project)
    }
  })

/** Writes a draft in the words of a project. */
export const useCopyProject = (projectId: ProjectId) =>
  useWrite({
    touches: projectTouches,
    send: (_step: "copy") => callOnce("POST /api/projects/:projectId/copy", { params: { projectId } }),
    take: (queryClient, project) => {
      expectEvent("project", project)
      return askAnew(queryClient, "/api/projects", "/api/me/counts")
    }
  })

/** Invites professionals to bid. */
export const useInvite = (projectId: ProjectId) =>
  useWrite({
    touches: ["/api/projects"],
    send: (providerIds: ReadonlyArray<ProviderId>) =>
      call("POST /api/projects/:projectId/invitations", { params: { projectId }, body: { providerIds } }),
    take: (queryClient) => {
      expectEvent("project", { id: projectId })
      return askAnew(queryClient, "/api/projects")
    }
  })
