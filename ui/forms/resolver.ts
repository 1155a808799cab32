import { toNestErrors } from "@hookform/resolvers"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import type { FieldValues, Resolver } from "react-hook-form"

import { readInput } from "../../src/domain/shared/input.ts"

/**
 * Checks a form by the domain's schema. The schema arrives with the first check, not with the first view:
 * nobody needs it before they have typed something.
 */
export const schemaResolver =
  <Values extends FieldValues, A>(
    load: () => Promise<Schema.ConstraintDecoder<A>>
  ): Resolver<Values, unknown, A> =>
  async (values, _context, options) => {
    const result = readInput(await load())(values)
    if (Result.isSuccess(result)) return { values: result.success, errors: {} }
    const errors = Object.fromEntries(
      result.failure.faults.map(({ field, message }) => [field, { type: "validate", message }])
    )
    return { values: {}, errors: toNestErrors(errors, options) }
  }
