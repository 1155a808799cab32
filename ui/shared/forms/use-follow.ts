import { type QueryKey, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"

import { changedFields, sameValues } from "./form-draft.ts"

/**
 * Takes what was saved elsewhere, in another tab or on another device, over into the fields in which nothing was typed
 * here: asked for on every return to this one, so that a form that stood open undoes nothing when it is saved.
 * `queryKey` names what the `values` are made of.
 */
export const useFollow = <Values extends FieldValues, Sent>(
  { getValues, reset }: UseFormReturn<Values, unknown, Sent>,
  values: Values,
  queryKey: QueryKey
): void => {
  const queryClient = useQueryClient()
  const followed = useRef(values)
  useEffect(() => {
    const before = followed.current
    followed.current = values
    if (sameValues(before, values)) return
    reset({ ...values, ...changedFields(getValues(), before) })
  }, [getValues, reset, values])
  useEffect(() => {
    // A tab comes back by the one, a window beside another by the other; by both it is asked once.
    const ask = () => {
      if (document.visibilityState === "visible")
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
    const returns = ["visibilitychange", "focus"]
    returns.forEach((event) => addEventListener(event, ask))
    return () => returns.forEach((event) => removeEventListener(event, ask))
  }, [queryClient, queryKey])
}
