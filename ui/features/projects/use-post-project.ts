import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import type { Input } from "#ui/shared/api/call.ts"
import { expectEvent } from "#ui/shared/api/own-writes.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

// A project for one provider asks for an offer, and may open a conversation. The same paths as `projectTouches`, but
// apart from the steps: the form's first view does without those.
const touches = ["/api/projects", "/api/quotes", "/api/conversations", "/api/me/counts"]

export const usePostProject = () =>
  useWrite({
    touches,
    send: (body: Input<"POST /api/projects">["body"]) =>
      callOnce("POST /api/projects", { body }, "a project"),
    take: (queryClient, project) => {
      expectEvent("project", project)
      // The list is fetched when it is shown.
      return askAnew(queryClient, ...touches)
    }
  })
