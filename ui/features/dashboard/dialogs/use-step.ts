import { type UseMutationResult, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"

import { refreshWhenOutdated } from "#ui/features/offers/refresh-when-outdated.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

import type { StepWords } from "./step-words.ts"

/**
 * Takes a step and tells how it went, also when the button is gone by then; gives whether it was taken. The lists are
 * fresh when it is done. Until then, from the press on, pressing again takes no second step.
 */
export const useStep = <Step>(
  mutation: UseMutationResult<unknown, Error, Step>,
  words: Pick<StepWords, "done" | "failed">
) => {
  const queryClient = useQueryClient()
  const underWay = useRef<Promise<boolean>>(null)

  const fail = (error: unknown) => {
    const description = wordsFor(error, "Please try again.")
    toast({ title: words.failed, description, variant: "destructive" })
    refreshWhenOutdated(queryClient, error)
    return false
  }
  const succeed = () => {
    toast({ title: words.done })
    return true
  }
  return (step: Step): Promise<boolean> => {
    underWay.current ??= mutation
      .mutateAsync(step)
      .then(succeed, fail)
      .finally(() => {
        underWay.current = null
      })
    return underWay.current
  }
}
