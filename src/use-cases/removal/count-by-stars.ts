import * as Effect from "effect/Effect"

import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"

/** Whether reviews of all ratings are treated alike: how many of each there are, and how many are taken down. */
export const countByStars = Effect.fn("countByStars")(function* () {
  return yield* (yield* RemovalRepository).starFigures
})
