import type { QueryClient } from "@tanstack/react-query"

import {
  projectStatusAfter,
  projectStatusBefore,
  type ProjectStep
} from "#domain/project/project-life-cycle.ts"
import type { Project } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { orAlreadySo } from "#ui/shared/api/already-so.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { call } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { dropWaiting } from "#ui/shared/api/waiting.ts"
import { countMove } from "#ui/shared/session/count-move.ts"

import { waitingProjectsQuery } from "./project-lists.ts"
import { projectTouches } from "./project-touches.ts"

const takeStep = (queryClient: QueryClient, project: Project, step: ProjectStep) => {
  expectEvent("project", project)
  changeThing<Project>(queryClient, "/api/projects", project.id, () => project)
  dropWaiting(queryClient, waitingProjectsQuery.queryKey, project.id)
  // Only a draft has no quotes that change with it.
  if (step !== "publish") return askAnew(queryClient, "/api/quotes", "/api/me/counts")
  return countMove(queryClient, "projects", projectStatusBefore(step) ?? null, project.status)
}

/** Publishes, withdraws or completes a project. */
export const useMoveProject = (projectId: ProjectId) => {
  const look = () => call("GET /api/projects/:projectId", { params: { projectId } })
  return useWrite({
    touches: projectTouches,
    send: (step: ProjectStep) =>
      call(`POST /api/projects/:projectId/${step}`, { params: { projectId } }).catch(
        orAlreadySo(look, ({ status }) => status === projectStatusAfter(step))
      ),
    take: takeStep
  })
}
