import { projectStatusAfter, type ProjectStep } from "../../src/domain/project/project-life-cycle.ts"
import type { ProjectId } from "../../src/domain/shared/ids.ts"
import { call } from "../http/call.ts"
import { orAlreadySo } from "../shared/already-so.ts"
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
