import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfShown } from "#domain/events/profile-news.ts"
import { noticeOfReview } from "#domain/notices/work-notices.ts"
import { partyOf } from "#domain/quote/quote-rules.ts"
import { mayReview, rated, reviewOf } from "#domain/review/review-rules.ts"
import type { ReviewRequest } from "#domain/review/review.ts"
import { type QuoteId, ReviewId } from "#domain/shared/ids.ts"
import { InvalidInput } from "#domain/shared/input.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import type { Body } from "../body.ts"
import { publish, storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { unsay } from "../notices/unsay.ts"
import { now } from "../now.ts"
import { attachPhotos } from "../photo/attach-photos.ts"

const photosFor = Effect.fnUntraced(function* (actor: Actor, thingId: ReviewId, request: ReviewRequest) {
  const { afterPhotoIds = [], beforePhotoIds = [] } = request
  const named = [
    { field: "beforePhotoIds", purpose: "review_before", ids: beforePhotoIds },
    { field: "afterPhotoIds", purpose: "review_after", ids: afterPhotoIds }
  ] as const
  const attached = Effect.validate(
    named,
    ({ field, ids, purpose }) => attachPhotos(actor, ids, { field, purpose, thingId }),
    { discard: true }
  )
  yield* Effect.mapError(
    attached,
    (refused) => new InvalidInput({ faults: refused.flatMap(({ faults }) => faults) })
  )
})

/** A homeowner reviews a completed job, with photos; the provider's rating and counts follow, all or nothing. */
export const leaveReview = Effect.fn("leaveReview")(function* (
  actor: Actor,
  quoteId: QuoteId,
  body: Body<ReviewRequest>
) {
  const quotes = yield* QuoteRepository
  const reviews = yield* ReviewRepository
  const providers = yield* ProviderRepository
  const views = yield* ReviewViews
  const id = yield* newId(ReviewId)

  const store = Effect.gen(function* () {
    const quote = yield* quotes.byId(quoteId)
    const party = yield* Effect.fromResult(partyOf(quote, actor))
    yield* Effect.fromResult(mayReview(party))
    const request = yield* body
    yield* photosFor(actor, id, request)
    const review = yield* Effect.fromResult(reviewOf({ id, quote, request, now: yield* now }))
    yield* storeChange(review, reviews.insert)
    yield* seenBy(actor, quoteId)
    yield* unsay([{ userId: actor.id }], "review-wanted", [quoteId])
    yield* tell(noticeOfReview(actor, review.value))
    // The foreign key holds, so the provider is there.
    const shown = yield* Effect.orDie(
      providers.rate(quote.providerId, (counts) => rated(counts, review.value))
    )
    yield* publish(newsOfShown(shown))
  })
  yield* atomically(store)
  return yield* views.byId(id)
})
