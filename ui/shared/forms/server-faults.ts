import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form"

import { CallError } from "../api/call-error.ts"

/** Puts the server's faults at their fields, the focus at the first of `values`; nothing typed is touched. */
export const showFaults = <Values extends FieldValues>(
  error: unknown,
  values: Values,
  setError: UseFormSetError<Values>
): void => {
  if (!(error instanceof CallError)) return
  const isField = (name: string): name is FieldPath<Values> => Object.hasOwn(values, name)
  const known = Object.keys(values)
    .filter(isField)
    .flatMap((name) => {
      const fault = error.errors.find(({ field }) => field === name)
      return fault === undefined ? [] : [{ name, message: fault.message }]
    })
  known.forEach(({ message, name }, index) =>
    setError(name, { type: "server", message }, { shouldFocus: index === 0 })
  )
}
