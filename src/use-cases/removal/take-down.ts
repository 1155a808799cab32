import * as Effect from "effect/Effect"

import { ratedWithout, removalOf } from "#domain/removal/removal-rules.ts"
import type { RemovalRequest } from "#domain/removal/removal.ts"
import { ReviewId, type ThingId, type UserId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { storeChange } from "../events/publish.ts"
import { now } from "../now.ts"

/** Takes a review down in the surrounding transaction; the provider's rating follows. */
export const takeDown = Effect.fn("takeDown")(function* (
  by: UserId,
  { aboutId, ground }: RemovalRequest,
  caseId: ThingId | null
) {
  const reviews = yield* ReviewRepository
  const removals = yield* RemovalRepository
  const providers = yield* ProviderRepository
  const at = yield* now
  const review = yield* reviews.held(ReviewId.make(aboutId))
  const removal = removalOf(review, ground, { by, at, caseId })
  yield* storeChange(removal, (value) => Effect.andThen(removals.insert(value), reviews.takeDown(value)))
  // The foreign key holds, so the provider is there.
  yield* Effect.orDie(providers.rate(review.providerId, (counts) => ratedWithout(counts, review, at)))
  return removal.value
})
