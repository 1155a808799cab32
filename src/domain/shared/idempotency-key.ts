import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

import { invalid } from "./input.ts"

/** For how many hours an answer can be had again (docs/http-contract.md#idempotency). */
export const idempotencyHours = 24

/** The header that carries a key, and the field of the faults about it. */
export const idempotencyHeader = "Idempotency-Key"

const message = "The idempotency key must be a UUID"
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A person's own name for one attempt to have something done: a UUID, of any version and in any case. */
export const IdempotencyKey = Schema.String.pipe(
  Schema.decodeTo(
    Schema.String.check(Schema.isPattern(uuid, { message }))
      .annotate({ format: "uuid" })
      .pipe(Schema.brand("IdempotencyKey")),
    SchemaTransformation.toLowerCase()
  )
)
export type IdempotencyKey = typeof IdempotencyKey.Type

export const usedOtherwise = invalid(idempotencyHeader, "This idempotency key was used for another request")
