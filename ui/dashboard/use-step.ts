import { type UseMutationResult, useQueryClient } from "@tanstack/react-query"

import { wordsFor } from "../http/call-error.ts"
import { refreshWhenOutdated } from "../offers/refresh-when-outdated.ts"
import { toast } from "../shared/toast/toast.ts"
import type { StepWords } from "./step-words.ts"

/** Takes a step and tells how it went. The lists are fresh when it is done. */
export const useStep = <Step>(
  mutation: UseMutationResult<unknown, Error, Step>,
  words: Pick<StepWords, "done" | "failed">
) => {
  const queryClient = useQueryClient()
  return (step: Step, onSettled?: () => void) =>
    mutation.mutate(step, {
      onSuccess: () => toast({ title: words.done }),
      onError: (error) => {
        const description = wordsFor(error, "Please try again.")
        toast({ title: words.failed, description, variant: "destructive" })
        refreshWhenOutdated(queryClient, error)
      },
      onSettled: () => onSettled?.()
    })
}
