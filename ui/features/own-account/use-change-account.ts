import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { changeUser } from "#ui/shared/session/session-query.ts"

// The name is shown beside reviews, the number on a provider's page and in the business profile.
const affected = ["/api/providers", "/api/me/provider"]

/** Changes one's names and number; the whole application knows them at once. */
export const useChangeAccount = () =>
  useWrite({
    touches: ["me", ...affected],
    send: (body: Input<"PUT /api/me">["body"]) => call("PUT /api/me", { body }),
    take: (queryClient, { user }) => {
      changeUser(queryClient, user)
      return askAnew(queryClient, ...affected)
    }
  })
