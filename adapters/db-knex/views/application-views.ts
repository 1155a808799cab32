import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { isOpenApplication } from "#domain/application/application-states.ts"
import { type ApplicationSlice, ApplicationViews } from "#ports/views/application-views.ts"

import { Database, readOn } from "../database.ts"
import { shownApplications } from "../repositories/operators/stored-application.ts"
import { fullName } from "../sql/full-name.ts"
import { statementOf } from "../statement.ts"

const shown = `
  select a.*, ${fullName("t")} as taken_by_name,
    ${fullName("d")} as decided_by_name, o.role as address_role,
    o.email_confirmed_at as address_confirmed_at,
    (select count(*) from applications s where s.email = a.email and s.email <> '' and s.id <> a.id
      and s.status in ('submitted', 'in_review')) as same_address
  from applications a
  left join users t on t.id = a.taken_by
  left join users d on d.id = a.decided_by
  left join users o on o.email = a.email`

// True of all rows: with a range, databases search the index instead of scanning it.
const anyTime = "a.created_at > '1970-01-01'"

const listStatement = ({ before, limit, status }: ApplicationSlice) =>
  statementOf((bind) => {
    const [beyond, order] = status !== null && isOpenApplication({ status }) ? [">", "asc"] : ["<", "desc"]
    const mark = before && `(a.created_at, a.id) ${beyond} (${bind(before.createdAt)}, ${bind(before.id)})`
    return `${shown}
      where ${mark ?? anyTime} ${status === null ? "" : `and a.status = ${bind(status)}`}
      order by a.created_at ${order}, a.id ${order} limit ${bind(limit)}`
  })

export const KnexApplicationViews = Layer.effect(
  ApplicationViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    return ApplicationViews.of({
      list: (slice) => Effect.map(read(listStatement(slice)), (rows) => rows.map(shownApplications.fromRow)),

      one: (id) =>
        Effect.map(read({ text: `${shown} where a.id = $1`, values: [id] }), ([row]) =>
          row === undefined ? null : shownApplications.fromRow(row)
        )
    })
  })
)
