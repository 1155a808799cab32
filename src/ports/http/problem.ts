import * as Schema from "effect/Schema"

import { Fault } from "#domain/shared/input.ts"

/**
 * The body of every answer that is not 2xx: problem details (RFC 9457). `detail` is one sentence for a person,
 * `errors` (validation and taken values) the faults by field, `code` the failure's name for programs.
 */
export const Problem = Schema.Struct({
  type: Schema.String,
  title: Schema.String,
  status: Schema.Int,
  detail: Schema.String,
  code: Schema.String,
  errors: Schema.optionalKey(Schema.Array(Fault))
})
export type Problem = typeof Problem.Type
