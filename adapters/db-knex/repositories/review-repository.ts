import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { AlreadyReplied, AlreadyReviewed } from "#domain/review/review-errors.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { Database, queryOn } from "../database.ts"
import { reviews } from "../review-rows.ts"
import { oneOf } from "../rows-of.ts"
import { hidePhotos, showPhotos } from "./hidden-photos.ts"

const purposes = ["review_before", "review_after"] as const

/** The text and photos of a review that was taken down. */
const nothing = {
  title: "",
  content: "",
  before_photos: "[]",
  after_photos: "[]",
  reply_content: null,
  reply_created_at: null
}

export const KnexReviewRepository = Layer.effect(
  ReviewRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)

    const one = oneOf(database, reviews, "review")

    return ReviewRepository.of({
      insert: Effect.fnUntraced(function* (review) {
        const written = yield* query((sql) =>
          sql("reviews").insert(reviews.toRow(review)).onConflict("quote_id").ignore().returning("id")
        )
        if (written.length === 0) yield* new AlreadyReviewed()
      }),

      inAnyState: (id) => one((sql) => sql("reviews").where({ id })),

      byId: (id) => one((sql) => sql("reviews").where({ id }).whereNull("removed_at")),

      held: (id) => one((sql) => sql("reviews").where({ id }).whereNull("removed_at").forUpdate()),

      takenDown: (id) => one((sql) => sql("reviews").where({ id }).whereNotNull("removed_at").forUpdate()),

      takeDown: Effect.fnUntraced(function* ({ aboutId: id, ground, removedAt }) {
        const next = { ...nothing, removed_at: removedAt, removed_for: ground }
        yield* query((sql) => sql("reviews").where({ id }).update(next))
        yield* query((sql) => hidePhotos(sql, purposes, id))
      }),

      putBack: Effect.fnUntraced(function* (review) {
        const { id } = review
        const next = { ...reviews.toRow(review), removed_at: null, removed_for: null }
        yield* query((sql) => sql("reviews").where({ id }).update(next))
        yield* query((sql) => showPhotos(sql, purposes, id))
      }),

      reply: Effect.fnUntraced(function* (id, { content, createdAt }) {
        const written = yield* query((sql) =>
          sql("reviews")
            .where({ id })
            .whereNull("reply_content")
            .whereNull("removed_at")
            .whereNotExists(sql("removals").where({ about: "reply", about_id: id }))
            .update({ reply_content: content, reply_created_at: createdAt })
        )
        if (written === 0) yield* new AlreadyReplied()
      })
    })
  })
)
