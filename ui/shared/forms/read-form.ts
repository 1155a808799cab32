import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import { type FieldErrors, type FieldValues, type ResolverResult, set } from "react-hook-form"

import { readInput } from "#domain/shared/input.ts"

/** The result of validating a form's values by its schema: what to send, or a message for each faulty field. */
export const readForm = <Values extends FieldValues, A>(
  schema: Schema.ConstraintDecoder<A>,
  values: object
): ResolverResult<Values, A> =>
  Result.match(readInput(schema)(values), {
    onSuccess: (read) => ({ values: read, errors: {} }),
    onFailure: ({ faults }) => {
      const errors: FieldErrors<Values> = {}
      faults.forEach(({ field, message }) => set(errors, field, { type: "validate", message }))
      return { values: {}, errors }
    }
  })
