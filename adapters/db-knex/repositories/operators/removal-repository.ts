import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { Original, Removal } from "#domain/removal/removal.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"

const removals = rowCodec(
  Schema.Struct({
    ...Removal.fields,
    original: Schema.NullOr(Schema.fromJsonString(Original))
  })
)

export const KnexRemovalRepository = Layer.effect(
  RemovalRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    return RemovalRepository.of({
      insert: (removal) => Effect.asVoid(query((sql) => sql("removals").insert(removals.toRow(removal)))),

      held: Effect.fnUntraced(function* (about, id) {
        const row = yield* query((sql) => sql("removals").where({ about, about_id: id }).forUpdate().first())
        return row === undefined ? yield* new NotFound({ thing: about }) : removals.fromRow(row)
      }),

      remove: ({ about, aboutId }) =>
        Effect.asVoid(query((sql) => sql("removals").where({ about, about_id: aboutId }).delete())),

      erase: Effect.fnUntraced(function* (instant) {
        const erased = yield* query((sql) =>
          sql("removals")
            .where("removed_at", "<", instant)
            .whereNotNull("original")
            .update({ original: null })
            .returning<ReadonlyArray<{ readonly about_id: string }>>("about_id")
        )
        // Nobody can put them back, so that their pictures go.
        for (const { about_id } of erased) {
          yield* query((sql) =>
            sql("photos").where({ thing_id: about_id, state: "hidden" }).update({ state: "removed" })
          )
        }
      })
    })
  })
)
