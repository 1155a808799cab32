import * as Effect from "effect/Effect"

import type { Account } from "#domain/account/account.ts"
import { stars } from "#domain/review/review-limits.ts"
import type { Review, ReviewRecord, ReviewsOfPair, ShownReview } from "#domain/review/review.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import { byText } from "../order.ts"
import { removalKey } from "../repositories/operators/removals.ts"
import type { Store } from "../store.ts"

export const asReview =
  (accounts: ReadonlyMap<string, Account>) =>
  ({ homeownerId, providerId: _, quoteId: __, ...review }: ReviewRecord): ReadonlyArray<Review> => {
    const homeowner = accounts.get(homeownerId)
    if (homeowner === undefined) return []
    const { firstName, lastName } = homeowner
    return [{ ...review, homeowner: { firstName, lastName } }]
  }

export const reviewViews = ({ read }: Store) =>
  ReviewViews.of({
    ofProvider: (id, { limit, offset }, first) =>
      read(({ accounts, providers, removals, reviews }) => {
        if (!providers.get(id)?.listed) return []
        return [...reviews.values()]
          .filter(({ providerId }) => providerId === id)
          .toSorted(
            (a, b) =>
              Number(b.id === first) - Number(a.id === first) ||
              byText(b.serviceDate, a.serviceDate) ||
              byText(b.id, a.id)
          )
          .slice(offset, offset + limit)
          .flatMap((review): ReadonlyArray<ShownReview> => {
            const { createdAt, id: reviewId, serviceDate } = review
            const removal = removals.get(removalKey("review", reviewId))
            if (removal === undefined) return asReview(accounts)(review)
            const removed = { at: removal.removedAt, ground: removal.ground }
            return [{ id: reviewId, serviceDate, createdAt, removed }]
          })
      }),
    byId: (id) =>
      Effect.flatMap(
        read(({ accounts, reviews }) =>
          [...reviews.values()].filter((review) => review.id === id).flatMap(asReview(accounts))
        ),
        ([review]) =>
          review === undefined ? Effect.die(new Error(`There is no review ${id}`)) : Effect.succeed(review)
      ),
    ofPair: ({ homeownerId, providerId }) =>
      read(({ removals, reviews }) =>
        stars.flatMap((rating): ReadonlyArray<ReviewsOfPair> => {
          const found = [...reviews.values()].filter(
            (one) => one.homeownerId === homeownerId && one.providerId === providerId && one.rating === rating
          )
          const [first, ...later] = found.map(({ createdAt }) => createdAt).toSorted(byText)
          if (first === undefined) return []
          const removed = found.filter(({ id }) => removals.has(removalKey("review", id))).length
          return [{ rating, reviews: found.length, removed, first, last: later.at(-1) ?? first }]
        })
      )
  })
