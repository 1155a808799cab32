import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from "@tanstack/react-query"

import { askAnew } from "./ask-anew.ts"
import { isEarlier } from "./earlier-answers.ts"
import { trackWrite } from "./own-writes.ts"

interface Write<Variables, Answer> extends Pick<UseMutationOptions, "retry" | "retryDelay"> {
  readonly send: (variables: Variables) => Promise<Answer>
  /** Writes the answer into the caches, and refetches what the answer does not tell. */
  readonly take: (queryClient: QueryClient, answer: Answer, variables: Variables) => unknown
  /** The paths of all that the write may change. */
  readonly touches: ReadonlyArray<string>
}

/**
 * A write whose answer is written into the caches. The answer of an earlier attempt may be out of date by now: then all
 * that the write touches is refetched.
 */
export const useWrite = <Variables, Answer extends object>({
  send,
  take,
  touches,
  ...retries
}: Write<Variables, Answer>) => {
  const queryClient = useQueryClient()
  return useMutation({
    ...retries,
    mutationFn: (variables: Variables) => trackWrite(send(variables)),
    onSuccess: (answer, variables) =>
      isEarlier(answer) ? askAnew(queryClient, ...touches) : take(queryClient, answer, variables)
  })
}
