import type { FieldValues, UseFormReturn } from "react-hook-form"

import { type Leave, useOnce } from "./use-once.ts"

/** Checks a form and sends it, once a press. Fails only when the check itself could not be fetched. */
export const useSending = <Values extends FieldValues, Sent, Given extends ReadonlyArray<unknown>>(
  { handleSubmit }: UseFormReturn<Values, unknown, Sent>,
  send: (checked: Sent, ...given: Given) => Promise<Leave | undefined>
) =>
  useOnce(
    (...given: Given) =>
      new Promise<Leave | undefined>((resolve, reject) => {
        const checkAndSend = handleSubmit(
          (checked) => send(checked, ...given).then(resolve),
          () => resolve(undefined)
        )
        checkAndSend().catch(reject)
      })
  )
