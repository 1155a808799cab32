import type * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"

import type { InvalidInput } from "#domain/shared/input.ts"

/**
 * The body of a request, decoded when the use case asks for it: after "is it yours?", before "does its state permit
 * it?".
 */
export type Body<A> = Effect.Effect<A, InvalidInput>

/**
 * Decodes the body of a request, or its query, by a schema of the use case: what may be sent depends on the day, on who
 * sends it, or on what is stored.
 */
export type Read = <A>(schema: Schema.ConstraintDecoder<A>) => Body<A>
