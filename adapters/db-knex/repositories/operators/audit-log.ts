import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { rowCodec } from "#adapters/db-knex/row.ts"
import { statementOf } from "#adapters/db-knex/statement.ts"
import type { Named, NamedKind } from "#domain/operator/audit-names.ts"
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

const namesOf = [
  ["application", "business_name as name from applications"],
  ["import", "name from imports"],
  ["provider", "business_name as name from service_providers"],
  ["user", "first_name || ' ' || last_name as name from users"]
] as const satisfies ReadonlyArray<readonly [NamedKind, string]>

const nameRows = rowCodec(Schema.Struct({ id: Schema.String, name: Schema.String }))

// By ids, and only of the kinds that a page names.
const namesStatement = (named: ReadonlyArray<Named>) =>
  statementOf((bind) =>
    namesOf
      .flatMap(([kind, name]) => {
        const ids = new Set(named.flatMap((one) => (one.kind === kind ? [one.id] : [])))
        return ids.size === 0 ? [] : [`select id, ${name} where id in (${[...ids].map(bind).join(", ")})`]
      })
      .join(" union all ")
  )

export const KnexAuditLog = Layer.effect(
  AuditLog,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    return AuditLog.of({
      append: (row: NewAuditRow) =>
        Effect.asVoid(query((sql) => sql("audit_log").insert(newRows.toRow(row)))),

      list: (page) => Effect.map(read(listStatement(page)), (found) => found.map(rows.fromRow)),

      namesOf: (named) =>
        named.length === 0
          ? Effect.succeed(new Map())
          : Effect.map(read({ ...namesStatement(named), isOneOff: true }), (found) => {
              const called = found.map(nameRows.fromRow).filter(({ name }) => name !== "")
              return new Map(called.map((row) => [row.id, row.name]))
            })
    })
  })
)
