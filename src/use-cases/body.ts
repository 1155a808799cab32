import type * as Effect from "effect/Effect"

import type { InvalidInput } from "#domain/shared/input.ts"

/** What was sent, read when the use case asks for it: after "is it yours?", before "does its state permit it?". */
export type Body<A> = Effect.Effect<A, InvalidInput>
