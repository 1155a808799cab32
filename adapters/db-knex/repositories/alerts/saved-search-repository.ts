import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { oneOf } from "#adapters/db-knex/rows-of.ts"
import { type Columns, statementOf } from "#adapters/db-knex/statement.ts"
import { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { Transactor } from "#ports/transactor.ts"

const storedSearch: Schema.Codec<SavedSearchRecord, Columns> = Schema.Struct({
  ...SavedSearchRecord.fields,
  query: Schema.fromJsonString(SavedSearchRecord.fields.query)
})

/** Saved searches as rows. */
export const savedSearches = rowCodec(storedSearch)

const ownStatement = "select * from saved_searches where user_id = $1 order by created_at desc, id desc"
const countStatement = "select count(*) as kept from saved_searches where user_id = $1"

const claimStatement = (now: Instant, until: Instant, limit: number, skipLocked: string) =>
  statementOf(
    (bind) => `
      update saved_searches set due_at = ${bind(until)}
      where id in (
        select id from saved_searches where due_at <= ${bind(now)}
        order by due_at limit ${bind(limit)} ${skipLocked}
      )
      returning *`
  )

export const KnexSavedSearchRepository = Layer.effect(
  SavedSearchRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)
    const { atomically } = yield* Transactor

    const one = oneOf(database, savedSearches, "search")

    const countOf = Effect.fnUntraced(function* (userId: UserId) {
      const [counted] = yield* read<{ readonly kept: number }>({ text: countStatement, values: [userId] })
      return counted?.kept ?? 0
    })

    const change = Effect.fnUntraced(function* (
      userId: UserId,
      id: SavedSearchRecord["id"],
      rule: (search: SavedSearchRecord) => SavedSearchRecord
    ) {
      const before = yield* one((sql) =>
        sql("saved_searches").where({ id, user_id: userId }).forNoKeyUpdate()
      )
      const changed = rule(before)
      yield* query((sql) => sql("saved_searches").where({ id }).update(savedSearches.toRow(changed)))
      return changed
    })

    return SavedSearchRepository.of({
      ofUser: (id) =>
        Effect.map(read({ text: ownStatement, values: [id] }), (rows) => rows.map(savedSearches.fromRow)),

      own: (userId, id) => one((sql) => sql("saved_searches").where({ id, user_id: userId })),

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("saved_searches").where({ id }).first())
        return row === undefined ? null : savedSearches.fromRow(row)
      }),

      insert: Effect.fnUntraced(function* (search, most) {
        const { userId } = search
        // A transaction that saves another search of the same person waits here.
        yield* query((sql) => sql("users").where({ id: userId }).forNoKeyUpdate().first("id"))
        if ((yield* countOf(userId)) >= most) return false
        yield* query((sql) => sql("saved_searches").insert(savedSearches.toRow(search)))
        return true
      }),

      change: (userId, id, rule) => atomically(change(userId, id, rule)),

      remove: Effect.fnUntraced(function* (userId, id) {
        const removed = yield* query((sql) => sql("saved_searches").where({ id, user_id: userId }).delete())
        if (removed === 0) yield* new NotFound({ thing: "search" })
      }),

      claim: (now, until, limit) =>
        Effect.map(
          query((sql) => dialect.run(sql, claimStatement(now, until, limit, dialect.skipLocked))),
          (rows) => rows.map(savedSearches.fromRow)
        ),

      settle: ({ dueAt, id }, after) =>
        Effect.map(
          query((sql) =>
            sql("saved_searches")
              .where({ id, due_at: dueAt })
              .update({ due_at: after.dueAt, told_up_to: after.toldUpTo })
          ),
          (written) => written > 0
        )
    })
  })
)
