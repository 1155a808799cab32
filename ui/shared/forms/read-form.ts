import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"

import { readInput } from "#domain/shared/input.ts"

/** What a form's schema makes of its values: what to send, or a message for each field at fault. */
export const readForm = <A>(schema: Schema.ConstraintDecoder<A>, values: unknown) =>
  Result.match(readInput(schema)(values), {
    onSuccess: (read) => ({ read, messages: null }),
    onFailure: ({ faults }) => ({
      read: null,
      messages: Object.fromEntries(
        faults.map(({ field, message }) => [field, { type: "validate", message }] as const)
      )
    })
  })
