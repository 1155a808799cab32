import { type QueryKey, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"

import { changedFields, sameValues } from "./form-draft.ts"

/**
 * Updates the fields in which nothing was typed here when something was saved elsewhere, in another tab or on another
 * device. It is refetched whenever the person returns to this tab, so that saving a form that was left open undoes
 * nothing. `queryKey` names the query from which the `values` are made.
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
    // Returning to a tab fires the first event, returning to a window beside another one the second; both cause one
    // fetch.
    const ask = () => {
      if (document.visibilityState === "visible")
        void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
    const returns = ["visibilitychange", "focus"]
    returns.forEach((event) => addEventListener(event, ask))
    return () => returns.forEach((event) => removeEventListener(event, ask))
  }, [queryClient, queryKey])
}
