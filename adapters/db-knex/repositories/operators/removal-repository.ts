import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { oneOf } from "#adapters/db-knex/rows-of.ts"
import { fullName } from "#adapters/db-knex/sql/full-name.ts"
import { ratingCountsIn, type StarColumns, starNames } from "#adapters/db-knex/star-columns.ts"
import { statementOf } from "#adapters/db-knex/statement.ts"
import { noRatings } from "#domain/provider/rating/rating-counts.ts"
import { starFigures } from "#domain/removal/removal-rules.ts"
import { Original, Removal, RemovedThing, RestoredThing, RestoringRecord } from "#domain/removal/removal.ts"
import { CaseId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { Transactor } from "#ports/transactor.ts"

const removals = rowCodec(
  Schema.Struct({
    ...Removal.fields,
    original: Schema.NullOr(Schema.fromJsonString(Original))
  })
)

const restorings = rowCodec(RestoringRecord)
const restoredThings = rowCodec(RestoredThing)

const restoringsStatement = `
  select r.about, r.restored_at as at, r.reason, ${fullName("u")} as by_name
  from restorings r left join users u on u.id = r.restored_by
  where (r.about = $1 and r.about_id = $2) or r.case_id = $3
  order by r.restored_at, r.about_id`

const ofCases = rowCodec(Schema.Struct({ ...RemovedThing.fields, caseId: CaseId }))

const ofCasesStatement = (ids: ReadonlyArray<CaseId>) =>
  statementOf(
    (bind) => `select case_id, about, ground from removals where case_id in (${ids.map(bind).join(", ")})`
  )

// What was taken down can no longer be put back, so its photos are removed.
const removeHiddenOf = (ids: ReadonlyArray<string>) =>
  statementOf(
    (bind) => `
      update photos set state = 'removed'
      where state = 'hidden' and thing_id in (${ids.map(bind).join(", ")})`
  )

const standingText = `
  select ${starNames.map((name) => `cast(coalesce(sum(${name}), 0) as integer) as ${name}`).join(", ")}
  from service_providers`
const removedText = `
  select r.rating, count(*) as count from removals m join reviews r on r.id = m.about_id
  where m.about = 'review' group by r.rating`

interface RemovedRow {
  readonly rating: number
  readonly count: number
}

export const KnexRemovalRepository = Layer.effect(
  RemovalRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const { atomically } = yield* Transactor
    const query = queryOn(database)
    const read = readOn(database)

    const erase = Effect.fnUntraced(function* (before: Instant) {
      const erased = yield* query((sql) =>
        sql("removals")
          .where("removed_at", "<", before)
          .whereNotNull("original")
          .update({ original: null })
          .returning<ReadonlyArray<{ readonly about: string; readonly about_id: string }>>([
            "about",
            "about_id"
          ])
      )
      // A reply has the id of its review, whose photos are not its own.
      const ids = erased.filter(({ about }) => about !== "reply").map(({ about_id }) => about_id)
      if (ids.length === 0) return
      const photos = removeHiddenOf(ids)
      yield* query((sql) => database.dialect.run(sql, photos))
    })

    return RemovalRepository.of({
      insert: (removal) => Effect.asVoid(query((sql) => sql("removals").insert(removals.toRow(removal)))),

      of: Effect.fnUntraced(function* (about, id) {
        const row = yield* query((sql) => sql("removals").where({ about, about_id: id }).first())
        return row === undefined ? null : removals.fromRow(row)
      }),

      held: (about, id) =>
        oneOf(database, removals, about)((sql) => sql("removals").where({ about, about_id: id }).forUpdate()),

      ofCases: Effect.fnUntraced(function* (ids) {
        if (ids.length === 0) return new Map()
        const found = yield* read({ ...ofCasesStatement(ids), isOneOff: true })
        return new Map(found.map(ofCases.fromRow).map(({ caseId, ...removed }) => [caseId, removed]))
      }),

      restore: Effect.fnUntraced(function* (restoring) {
        const { about, aboutId } = restoring
        yield* query((sql) => sql("removals").where({ about, about_id: aboutId }).delete())
        yield* query((sql) => sql("restorings").insert(restorings.toRow(restoring)))
      }),

      restoringsOf: ({ about, aboutId, id }) =>
        Effect.map(read({ text: restoringsStatement, values: [about, aboutId, id] }), (rows) =>
          rows.map(restoredThings.fromRow)
        ),

      // Scans all providers: only operators ask for it, now and then.
      starFigures: Effect.gen(function* () {
        const [row] = yield* read<StarColumns>({ text: standingText, values: [] })
        const removed = yield* read<RemovedRow>({ text: removedText, values: [] })
        const counts = row === undefined ? noRatings : ratingCountsIn(row)
        return starFigures(counts, new Map(removed.map(({ count, rating }) => [rating, count])))
      }),

      erase: (instant) => atomically(erase(instant))
    })
  })
)
