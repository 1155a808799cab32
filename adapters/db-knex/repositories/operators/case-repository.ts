import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { oneOf, updateOf } from "#adapters/db-knex/rows-of.ts"
import { statementOf } from "#adapters/db-knex/statement.ts"
import { AlreadyReported } from "#domain/case/case-errors.ts"
import { isOpenCase } from "#domain/case/case-options.ts"
import { CaseRecord } from "#domain/case/case.ts"
import type { UserId } from "#domain/shared/ids.ts"
import {
  type CasePlace,
  CaseRepository,
  type CaseSlice,
  type WaitingCases
} from "#ports/repositories/operators/case-repository.ts"

export const cases = rowCodec(CaseRecord)

// An index search for each half; no row is in both, as nobody has opened a case against themselves.
const ofPersonStatement = (id: UserId, limit: number, before: CasePlace | null) =>
  statementOf(
    (bind) => `
      select * from (select * from cases where opened_by = ${bind(id)}
        union all select * from cases
        where against = ${bind(id)} and (kind = 'problem' or state = 'decided')) c
      ${before === null ? "" : `where (c.created_at, c.id) < (${bind(before.createdAt)}, ${bind(before.id)})`}
      order by c.created_at desc, c.id desc limit ${bind(limit)}`
  )

// True of all rows: with a range, databases search the index instead of scanning it.
const anyTime = "created_at > '1970-01-01'"

const listStatement = ({ before, kind, limit, state }: CaseSlice) =>
  statementOf((bind) => {
    const [beyond, order] = state !== null && isOpenCase({ state }) ? [">", "asc"] : ["<", "desc"]
    const mark = before && `(created_at, id) ${beyond} (${bind(before.createdAt)}, ${bind(before.id)})`
    const conditions = [
      mark ?? anyTime,
      ...(state === null ? [] : [`state = ${bind(state)}`]),
      ...(kind === null ? [] : [`kind = ${bind(kind)}`])
    ]
    return `
      select * from cases where ${conditions.join(" and ")}
      order by created_at ${order}, id ${order} limit ${bind(limit)}`
  })

const waitingStatement = `
  select count(*) as count, count(*) filter (where state = 'answered') as answered,
    min(created_at) as "oldestAt"
  from cases where state in ('open', 'answered')`

const countStatement = `
  select (select count(*) from cases where opened_by = $1) as opened,
    (select count(*) from cases where against = $1) as against`

interface Counted {
  readonly opened: number
  readonly against: number
}

export const KnexCaseRepository = Layer.effect(
  CaseRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    const one = oneOf(database, cases, "case")

    return CaseRepository.of({
      insert: Effect.fnUntraced(function* (opened) {
        const written = yield* query((sql) =>
          sql("cases").insert(cases.toRow(opened)).onConflict().ignore().returning("id")
        )
        if (written.length === 0) yield* new AlreadyReported()
      }),

      byId: (id) => one((sql) => sql("cases").where({ id })),

      held: (id) => one((sql) => sql("cases").where({ id }).forNoKeyUpdate()),

      update: updateOf(database, "cases", cases, "case"),

      ofPerson: (id, limit, before = null) =>
        Effect.map(read(ofPersonStatement(id, limit, before)), (rows) => rows.map(cases.fromRow)),

      countOf: (id) =>
        Effect.map(
          read<Counted>({ text: countStatement, values: [id] }),
          ([row]) => row ?? { opened: 0, against: 0 }
        ),

      waiting: Effect.map(
        read<WaitingCases>({ text: waitingStatement, values: [] }),
        ([row]) => row ?? { count: 0, answered: 0, oldestAt: null }
      ),

      list: (slice) => Effect.map(read(listStatement(slice)), (rows) => rows.map(cases.fromRow))
    })
  })
)
