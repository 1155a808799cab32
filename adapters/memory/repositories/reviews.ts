import * as Effect from "effect/Effect"

import { AlreadyReplied, AlreadyReviewed } from "#domain/review/review-errors.ts"
import type { ReviewId } from "#domain/shared/ids.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { changePhotos } from "../change-photos.ts"
import { orNotFound } from "../rows.ts"
import type { Store } from "../store.ts"
import { removalKey } from "./operators/removals.ts"

const nothing = { title: "", content: "", beforePhotos: [], afterPhotos: [], reply: null } as const

export const reviewRepository = ({ read, write }: Store) => {
  const find = (id: ReviewId, isRemoved: boolean) =>
    read(({ removals, reviews }) =>
      removals.has(removalKey("review", id)) === isRemoved ? reviews.get(id) : undefined
    ).pipe(orNotFound("review"))
  return ReviewRepository.of({
    insert: (review) =>
      write(({ reviews }) => {
        const { quoteId } = review
        if (quoteId !== null && [...reviews.values()].some((other) => other.quoteId === quoteId)) {
          return Effect.fail(new AlreadyReviewed())
        }
        reviews.set(review.id, review)
        return Effect.void
      }),
    inAnyState: (id) => read(({ reviews }) => reviews.get(id)).pipe(orNotFound("review")),
    byId: (id) => find(id, false),
    held: (id) => find(id, false),
    takenDown: (id) => find(id, true),
    takeDown: ({ aboutId }) =>
      write(({ photos, reviews }) => {
        const review = reviews.get(aboutId)
        if (review !== undefined) reviews.set(aboutId, { ...review, ...nothing })
        changePhotos(photos, aboutId, "attached", "hidden")
      }),
    putBack: (review) =>
      write(({ photos, reviews }) => {
        reviews.set(review.id, review)
        changePhotos(photos, review.id, "hidden", "attached")
      }),
    reply: (id, reply) =>
      write(({ removals, reviews }) => {
        const review = reviews.get(id)
        const isRemoved = (["review", "reply"] as const).some((about) => removals.has(removalKey(about, id)))
        if (isRemoved) return Effect.fail(new AlreadyReplied())
        if (review?.reply !== null) return Effect.fail(new AlreadyReplied())
        reviews.set(id, { ...review, reply })
        return Effect.void
      })
  })
}
