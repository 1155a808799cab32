import { queryOptions, useMutation } from "@tanstack/react-query"

import type { PasswordResetForm } from "#domain/account/own-account.ts"
import { isStillSignedIn } from "#ui/features/live/session-doubt.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

/** Requests a link. There is nothing to refetch: the answer is the same for all addresses. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Input<"POST /api/auth/forgot">["body"]) => call("POST /api/auth/forgot", { body })
  })

/** The account whose password a link sets. */
export const resetQuery = (key: string) =>
  queryOptions({
    queryKey: ["/api/auth/reset/look", key],
    queryFn: () => call("POST /api/auth/reset/look", { body: { key } }),
    // A key is kept no longer than it is needed.
    gcTime: 0
  })

/** Sets the password. The account's sessions end, in this browser too. */
export const useResetPassword = () =>
  useWrite({
    touches: ["me"],
    send: ({ confirmPassword: _, ...body }: PasswordResetForm) => call("POST /api/auth/reset", { body }),
    take: async (queryClient) => {
      const user = queryClient.getQueryData(sessionQuery.queryKey)?.user
      if (user) await isStillSignedIn(queryClient, user.id)
    }
  })

const affected = ["me", "/api/me/account"]

/** Confirms the address that the link was sent to. */
export const useConfirmEmail = () =>
  useWrite({
    touches: affected,
    send: (key: string) => call("POST /api/auth/confirm", { body: { key } }),
    take: (queryClient) => askAnew(queryClient, ...affected)
  })
