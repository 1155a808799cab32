import type { Project } from "#domain/project/project.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { projectQuotesQuery, quotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { changeThing } from "#ui/shared/api/cached-things.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import type { Input } from "#ui/shared/api/call.ts"
import { putFirst } from "#ui/shared/api/edit-cached.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { dropWaiting } from "#ui/shared/api/waiting.ts"
import { countMove } from "#ui/shared/session/count-move.ts"

import { feedKey, waitingProjectsQuery } from "./project-lists.ts"
import { projectTouches } from "./project-touches.ts"

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
        canQuote: false,
        offers: project.offers + 1
      }))
      void askAnew(queryClient, [...feedKey, "offers"])
      dropWaiting(queryClient, waitingProjectsQuery.queryKey, projectId)
      countMove(queryClient, "quotes", null, quote.status)
      countMove(queryClient, "offers", null, quote.status)
    }
  })
