import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { statementOf } from "#adapters/db-knex/statement.ts"
import { type AuditPage, AuditRow, type NewAuditRow } from "#domain/operator/audit.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"

const { after, before, id, ...others } = AuditRow.fields
const columns = { ...others, before: Schema.fromJsonString(before), after: Schema.fromJsonString(after) }

const rows = rowCodec(Schema.Struct({ id, ...columns }))
const newRows = rowCodec(Schema.Struct(columns))

const listStatement = ({
  action,
  actor,
  before: mark,
  from,
  limit,
  thing,
  to
}: AuditPage & { readonly limit: number }) =>
  statementOf((bind) => {
    const conditions = [
      mark !== undefined && `id < ${bind(mark)}`,
      actor !== undefined && `actor_id = ${bind(actor)}`,
      thing !== undefined && `thing_id = ${bind(thing)}`,
      action !== undefined && `action = ${bind(action)}`,
      from !== undefined && `at >= ${bind(`${from}T00:00:00.000Z`)}`,
      to !== undefined && `at <= ${bind(`${to}T23:59:59.999Z`)}`
    ].filter((condition) => condition !== false)
    return `
      select * from audit_log where ${["id > 0", ...conditions].join(" and ")}
      order by id desc limit ${bind(limit)}`
  })

export const KnexAuditLog = Layer.effect(
  AuditLog,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    return AuditLog.of({
      append: (row: NewAuditRow) =>
        Effect.asVoid(query((sql) => sql("audit_log").insert(newRows.toRow(row)))),

      list: (page) => Effect.map(read(listStatement(page)), (found) => found.map(rows.fromRow))
    })
  })
)
