import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { oneOf } from "#adapters/db-knex/rows-of.ts"
import { fullName } from "#adapters/db-knex/sql/full-name.ts"
import { SanctionedAlready } from "#domain/sanction/sanction-errors.ts"
import { mostSanctions } from "#domain/sanction/sanction-options.ts"
import { Sanction, SanctionRecord } from "#domain/sanction/sanction.ts"
import { ChangedMeanwhile } from "#domain/shared/errors.ts"
import type { SanctionId, UserId } from "#domain/shared/ids.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"

export const sanctions = rowCodec(SanctionRecord)
const shownSanctions = rowCodec(Sanction)

const openStatement = "select * from sanctions where user_id = $1 and lifted_at is null"

const ofPersonStatement = `
  select c.*, ${fullName("s")} as started_by_name,
    ${fullName("l")} as lifted_by_name
  from sanctions c
  join users s on s.id = c.started_by
  left join users l on l.id = c.lifted_by
  where c.user_id = $1
  order by c.started_at desc, c.id desc limit ${mostSanctions}`

const suspendedStatement = `
  select id from sanctions where lifted_at is null and level = 'suspended' and started_at > $1
  order by started_at, id limit $2`

const endedStatement = `
  select id from sanctions where lifted_at is null and until <= $1 order by until, id limit $2`

export const KnexSanctionRepository = Layer.effect(
  SanctionRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    const one = oneOf(database, sanctions, "sanction")

    const openOf = (userId: UserId) =>
      Effect.map(read({ text: openStatement, values: [userId] }), ([row]) =>
        row === undefined ? null : sanctions.fromRow(row)
      )

    return SanctionRepository.of({
      insert: Effect.fnUntraced(function* (sanction) {
        const written = yield* query((sql) =>
          sql("sanctions").insert(sanctions.toRow(sanction)).onConflict().ignore().returning("id")
        )
        if (written.length > 0) return
        const { level } = (yield* openOf(sanction.userId)) ?? sanction
        yield* new SanctionedAlready({ level })
      }),

      byId: (id) => one((sql) => sql("sanctions").where({ id })),

      lift: Effect.fnUntraced(function* (sanction) {
        const { lift_reason, lifted_at, lifted_by } = sanctions.toRow(sanction)
        const ends = { lift_reason, lifted_at, lifted_by }
        const written = yield* query((sql) =>
          sql("sanctions").where({ id: sanction.id }).whereNull("lifted_at").update(ends)
        )
        if (written === 0) yield* new ChangedMeanwhile({ thing: "sanction" })
      }),

      openOf,

      ofPerson: (userId) =>
        Effect.map(read({ text: ofPersonStatement, values: [userId] }), (rows) =>
          rows.map(shownSanctions.fromRow)
        ),

      suspendedSince: (instant, limit) =>
        Effect.map(
          read<{ readonly id: SanctionId }>({ text: suspendedStatement, values: [instant, limit] }),
          (rows) => rows.map(({ id }) => id)
        ),

      ended: (today, limit) =>
        Effect.map(
          read<{ readonly id: SanctionId }>({ text: endedStatement, values: [today, limit] }),
          (rows) => rows.map(({ id }) => id)
        )
    })
  })
)
