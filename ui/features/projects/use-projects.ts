import { useMutation, useQueryClient } from "@tanstack/react-query"

import type { ProjectId } from "#domain/shared/ids.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import type { Input } from "#ui/shared/api/call.ts"

/** Changes a project. Its step may end its quotes; posting one may open a conversation. */
export const useProjectMutation = <Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>
) => {
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

export const useBidOnProject = (projectId: ProjectId) =>
  useProjectMutation((body: Input<"POST /api/projects/:projectId/quotes">["body"]) =>
    callOnce("POST /api/projects/:projectId/quotes", { params: { projectId }, body })
  )
