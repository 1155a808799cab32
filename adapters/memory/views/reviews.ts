import * as Effect from "effect/Effect"

import type { Account } from "#domain/account/account.ts"
import type { Removal } from "#domain/removal/removal.ts"
import { stars } from "#domain/review/review-limits.ts"
import type { Review, ReviewRecord, ReviewsOfPair, ShownReview } from "#domain/review/review.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import { byText } from "../order.ts"
import { removalKey } from "../repositories/operators/removals.ts"
import type { Store } from "../store.ts"

type Removals = ReadonlyMap<string, Pick<Removal, "ground" | "removedAt">>

const removedIn = (removals: Removals, about: Removal["about"], id: ReviewRecord["id"]) => {
  const removal = removals.get(removalKey(about, id))
  return removal && { at: removal.removedAt, ground: removal.ground }
}

export const asReview =
  (accounts: ReadonlyMap<string, Account>, removals: Removals) =>
  ({ homeownerId, providerId: _, quoteId: __, ...review }: ReviewRecord): ReadonlyArray<Review> => {
    const homeowner = accounts.get(homeownerId)
    if (homeowner === undefined) return []
    const { firstName, lastName } = homeowner
    const replyRemoved = removedIn(removals, "reply", review.id)
    return [{ ...review, homeowner: { firstName, lastName }, ...(replyRemoved && { replyRemoved }) }]
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
            const removed = removedIn(removals, "review", reviewId)
            if (removed === undefined) return asReview(accounts, removals)(review)
            return [{ id: reviewId, serviceDate, createdAt, removed }]
          })
      }),
    byId: (id) =>
      Effect.flatMap(
        read(({ accounts, removals, reviews }) =>
          [...reviews.values()].filter((review) => review.id === id).flatMap(asReview(accounts, removals))
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
