import * as Effect from "effect/Effect"

import { ratedAgain, restored } from "#domain/removal/removal-rules.ts"
import type { Removal, Restoring } from "#domain/removal/removal.ts"
import { ChangedMeanwhile } from "#domain/shared/errors.ts"
import { ReviewId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"

/** Puts back what was taken down; a review counts again. */
export const restoreThing = Effect.fn("restoreThing")(function* (
  caller: OperatorCall,
  { about, aboutId }: Pick<Removal, "about" | "aboutId">,
  body: Body<Restoring>
) {
  const reviews = yield* ReviewRepository
  const removals = yield* RemovalRepository
  const providers = yield* ProviderRepository
  const { atomically } = yield* Transactor
  yield* requireUnlocked(caller)
  const store = Effect.gen(function* () {
    const removal = yield* removals.held(about, aboutId)
    yield* body
    const { original } = removal
    // Its words were erased: there is nothing to put back.
    if (original === null) return yield* new ChangedMeanwhile({ thing: about })
    const review = yield* reviews.takenDown(ReviewId.make(aboutId))
    const at = yield* now
    yield* storeChange(restored(review, original), reviews.putBack)
    yield* removals.remove(removal)
    yield* Effect.orDie(providers.rate(review.providerId, (counts) => ratedAgain(counts, review, at)))
    yield* writeDown(caller, {
      action: "removal.restore",
      thing: about,
      thingId: aboutId,
      before: { ground: removal.ground, caseId: removal.caseId },
      after: null
    })
    return removal
  })
  return yield* atomically(store)
})
