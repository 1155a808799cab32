import * as Effect from "effect/Effect"

import type { NotFound } from "#domain/shared/errors.ts"

export const nullIfNotFound = <A, R>(
  found: Effect.Effect<A, NotFound, R>
): Effect.Effect<A | null, never, R> => Effect.catchTag(found, "NotFound", () => Effect.succeed(null))
