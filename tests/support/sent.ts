import * as Effect from "effect/Effect"

import { readInput } from "#domain/shared/input.ts"
import type { Read } from "#use-cases/body.ts"

/** Input for a use case that decodes it by a schema of its own. */
export const sent =
  (input: unknown): Read =>
  (schema) =>
    Effect.fromResult(readInput(schema)(input))
