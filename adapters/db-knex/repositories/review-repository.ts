import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { AlreadyReplied, AlreadyReviewed } from "#domain/review/review-errors.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { Database, queryOn } from "../database.ts"
import { reviews } from "../review-rows.ts"

export const KnexReviewRepository = Layer.effect(
  ReviewRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)

    return ReviewRepository.of({
      insert: Effect.fnUntraced(function* (review) {
        const written = yield* query((sql) =>
          sql("reviews").insert(reviews.toRow(review)).onConflict("quote_id").ignore().returning("id")
        )
        if (written.length === 0) yield* new AlreadyReviewed()
      }),

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("reviews").where({ id }).first())
        return row === undefined ? yield* new NotFound({ thing: "review" }) : reviews.fromRow(row)
      }),

      reply: Effect.fnUntraced(function* (id, { content, createdAt }) {
        const written = yield* query((sql) =>
          sql("reviews")
            .where({ id })
            .whereNull("reply_content")
            .update({ reply_content: content, reply_created_at: createdAt })
        )
        if (written === 0) yield* new AlreadyReplied()
      })
    })
  })
)
