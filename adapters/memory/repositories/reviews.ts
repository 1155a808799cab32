import * as Effect from "effect/Effect"

import { AlreadyReplied, AlreadyReviewed } from "#domain/review/review-errors.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import type { Store } from "../store.ts"

export const reviewRepository = ({ read, write }: Store) =>
  ReviewRepository.of({
    insert: (review) =>
      write(({ reviews }) => {
        const { quoteId } = review
        if (quoteId !== null && [...reviews.values()].some((other) => other.quoteId === quoteId)) {
          return Effect.fail(new AlreadyReviewed())
        }
        reviews.set(review.id, review)
        return Effect.void
      }),
    byId: (id) =>
      Effect.flatMap(
        read(({ reviews }) => reviews.get(id)),
        (review) =>
          review === undefined ? Effect.fail(new NotFound({ thing: "review" })) : Effect.succeed(review)
      ),
    reply: (id, reply) =>
      write(({ reviews }) => {
        const review = reviews.get(id)
        if (review?.reply !== null) return Effect.fail(new AlreadyReplied())
        reviews.set(id, { ...review, reply })
        return Effect.void
      })
  })
