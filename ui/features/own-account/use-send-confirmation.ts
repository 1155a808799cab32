import { useQueryClient } from "@tanstack/react-query"

import type { OwnAccount } from "#domain/account/own-account.ts"
import { statusOf, wordsFor } from "#ui/shared/api/call-error.ts"
import { call } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { accountQuery } from "#ui/shared/session/account-query.ts"

const sent = () => toast({ title: "The link is on its way", description: "Please look into your inbox." })

/**
 * Sends the link that confirms the address again, once a press. If the address turns out to be confirmed already, the
 * caches are updated.
 */
export const useSendConfirmation = () => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useWrite({
    touches: ["/api/me/account"],
    send: () => call("POST /api/me/confirmation"),
    take: () => undefined
  })
  const refused = (error: unknown) => {
    if (statusOf(error) !== 409) return sayRefusal("No link was sent")(error)
    editCached<OwnAccount>(queryClient, accountQuery.queryKey, (known) => ({
      ...known,
      emailConfirmed: true,
      mailStopped: null
    }))
    return toast({ title: wordsFor(error) })
  }
  const { isBusy, start } = useOnce(() => mutateAsync().then(sent, refused))
  return { isBusy, send: start }
}
