import * as Effect from "effect/Effect"

import { readInput } from "#domain/shared/input.ts"
import type { Read } from "#use-cases/body.ts"

/** What was sent to a use case that reads it by a schema of its own. */
export const sent =
  (input: unknown): Read =>
  (schema) =>
    Effect.fromResult(readInput(schema)(input))
