import * as Effect from "effect/Effect"

import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"

/** How many reviews of each rating there are, and how many are taken down: whether all ratings are treated alike. */
export const countByStars = Effect.fn("countByStars")(function* () {
  return yield* (yield* RemovalRepository).starFigures
})
