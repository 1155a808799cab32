import { projectStatusAfter, type ProjectStep } from "#domain/project/project-life-cycle.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { orAlreadySo } from "#ui/shared/api/already-so.ts"
import { call } from "#ui/shared/api/call.ts"

import { useProjectMutation } from "./use-projects.ts"

/** Publishes, withdraws or completes a project. */
export const useMoveProject = (projectId: ProjectId) => {
  const look = () => call("GET /api/projects/:projectId", { params: { projectId } })
  return useProjectMutation((step: ProjectStep) =>
    call(`POST /api/projects/:projectId/${step}`, { params: { projectId } }).catch(
      orAlreadySo(look, ({ status }) => status === projectStatusAfter(step))
    )
  )
}
