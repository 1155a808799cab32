import { type UseMutationResult, useQueryClient } from "@tanstack/react-query"

import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { type Leave, useOnce } from "#ui/shared/forms/use-once.ts"

import { refreshWhenOutdated } from "./refresh-when-outdated.ts"
import type { StepWords } from "./step-words.ts"

/**
 * Takes a step, once a press, and reports the outcome, even if the button is gone by then. `leave` returns how to close
 * the dialog after the step was taken or refused; `further` runs before that, if it was taken.
 */
export const useStep = <Step>(
  mutation: Pick<UseMutationResult<unknown, Error, Step>, "mutateAsync">,
  words: Pick<StepWords, "done" | "failed">,
  leave?: (isTaken: boolean) => Leave | undefined,
  further?: () => Promise<void>
) => {
  const queryClient = useQueryClient()
  const fail = (error: unknown) => {
    sayRefusal(words.failed)(error)
    refreshWhenOutdated(queryClient, error)
    return leave?.(false)
  }
  const succeed = async () => {
    toast({ title: words.done })
    await further?.()
    return leave?.(true)
  }
  return useOnce((step: Step) => mutation.mutateAsync(step).then(succeed, fail))
}
