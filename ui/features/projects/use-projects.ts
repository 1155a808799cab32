import type { Project } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { projectQuotesQuery, quotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing, putFirst } from "#ui/shared/api/cached-things.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import type { Input } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { dropWaiting } from "#ui/shared/api/waiting.ts"
import { countMove } from "#ui/shared/session/use-counts.ts"

import { waitingProjectsQuery } from "./project-lists.ts"

/** A project's step may end its quotes; posting one may open a conversation. */
export const projectTouches = ["/api/projects", "/api/quotes", "/api/conversations", "/api/me/counts"]

export const usePostProject = () =>
  useWrite({
    touches: projectTouches,
    send: (body: Input<"POST /api/projects">["body"]) => callOnce("POST /api/projects", { body }),
    take: (queryClient, project) => {
      expectEvent("project", project)
      // The list is fetched when it is shown.
      return askAnew(queryClient, "/api/projects", "/api/conversations", "/api/me/counts")
    }
  })

export const useBidOnProject = (projectId: ProjectId) =>
  useWrite({
    touches: projectTouches,
    send: (body: Input<"POST /api/projects/:projectId/quotes">["body"]) =>
      callOnce("POST /api/projects/:projectId/quotes", { params: { projectId }, body }),
    take: (queryClient, quote) => {
      expectEvent("quote", quote)
      putFirst(queryClient, quotesQuery.queryKey, quote)
      putFirst(queryClient, projectQuotesQuery(projectId).queryKey, quote)
      changeThing<Project>(queryClient, "/api/projects", projectId, (project) => ({
        ...project,
        canQuote: false
      }))
      dropWaiting(queryClient, waitingProjectsQuery.queryKey, projectId)
      countMove(queryClient, "quotes", null, quote.status)
    }
  })
