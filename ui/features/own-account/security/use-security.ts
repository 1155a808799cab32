import { queryOptions } from "@tanstack/react-query"

import type { EmailChange, OwnAccount, OwnSession, PasswordChangeForm } from "#domain/account/own-account.ts"
import { orGoneAlready } from "#ui/shared/api/already-so.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { accountQuery } from "#ui/shared/session/account-query.ts"

/** Where the person is signed in, the latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ["/api/me/sessions"],
  queryFn: () => call("GET /api/me/sessions")
})

const sessions = "/api/me/sessions"
const touches = [sessions]

/** Requests a change of the email address. */
export const useChangeEmail = () =>
  useWrite({
    touches: ["/api/me/account"],
    send: (body: EmailChange) => call("POST /api/me/email", { body }),
    take: (queryClient, _, { email }) =>
      editCached<OwnAccount>(queryClient, accountQuery.queryKey, (known) => ({ ...known, newEmail: email }))
  })

/** Changes the password; the repeated one is not sent. */
export const useChangePassword = () =>
  useWrite({
    touches,
    send: ({ confirmPassword: _, ...body }: PasswordChangeForm) => call("POST /api/me/password", { body }),
    take: (queryClient) => askAnew(queryClient, sessions)
  })

/** Says that signing out another browser has failed. */
export const notEnded = sayRefusal("Signing out failed")

/** Signs out in another browser. */
export const useEndSession = () =>
  useWrite({
    touches,
    send: (sessionName: OwnSession["id"]) =>
      call("POST /api/me/sessions/:sessionName/end", { params: { sessionName } }).catch(orGoneAlready),
    take: (queryClient, _, ended) =>
      editCached<ReadonlyArray<OwnSession>>(queryClient, sessionsQuery.queryKey, (known) =>
        known.filter(({ id }) => id !== ended)
      )
  })

/** Signs out everywhere but here. */
export const useEndOtherSessions = () =>
  useWrite({
    touches,
    send: () => call("POST /api/me/sessions/end-others"),
    take: (queryClient) => askAnew(queryClient, sessions)
  })
