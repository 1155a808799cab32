import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import {
  type FieldErrors,
  type FieldValues,
  get,
  type ResolverOptions,
  type ResolverResult,
  set
} from "react-hook-form"

import { type Fault, readInput } from "#domain/shared/input.ts"

// The value of a half-typed date is empty, as if there were none: only the element's validity tells.
const isHalfTyped = (element: unknown) =>
  element instanceof HTMLInputElement && element.isConnected && element.validity.badInput

const halfTyped = <Values extends FieldValues>({
  fields,
  names = []
}: ResolverOptions<Values>): ReadonlyArray<Fault> =>
  names
    .filter((name) => isHalfTyped(get(fields, `${name}.ref`)))
    .map((field) => ({ field, message: "Please complete the date or clear it" }))

/**
 * The result of validating a form's values by its schema, and its fields by what is typed in them: what to send, or a
 * message for each faulty field.
 */
export const readForm = <Values extends FieldValues, A>(
  schema: Schema.ConstraintDecoder<A>,
  values: object,
  shown: ResolverOptions<Values>
): ResolverResult<Values, A> => {
  const read = readInput(schema)(values)
  const faults = [...(Result.isFailure(read) ? read.failure.faults : []), ...halfTyped(shown)]
  if (Result.isSuccess(read) && faults.length === 0) return { values: read.success, errors: {} }
  const errors: FieldErrors<Values> = {}
  faults.forEach(({ field, message }) => set(errors, field, { type: "validate", message }))
  return { values: {}, errors }
}
