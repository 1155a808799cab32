import { type UseMutationResult, useQueryClient } from "@tanstack/react-query"

import { wordsFor } from "../http/call-error.ts"
import { refreshWhenOutdated } from "../offers/refresh-when-outdated.ts"
import { toast } from "../shared/toast/toast.ts"
import type { StepWords } from "./step-words.ts"

/** Takes a step and tells how it went, also when the button is gone by then. The lists are fresh when it is done. */
export const useStep = <Step>(
  mutation: UseMutationResult<unknown, Error, Step>,
  words: Pick<StepWords, "done" | "failed">
) => {
  const queryClient = useQueryClient()
  return (step: Step): Promise<void> =>
    mutation.mutateAsync(step).then(
      () => toast({ title: words.done }),
      (error: unknown) => {
        const description = wordsFor(error, "Please try again.")
        toast({ title: words.failed, description, variant: "destructive" })
        refreshWhenOutdated(queryClient, error)
      }
    )
}
