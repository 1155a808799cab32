import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { insertAll } from "#adapters/db-knex/insert-all.ts"
import { Flag, rowCodec } from "#adapters/db-knex/row.ts"
import { oneOf } from "#adapters/db-knex/rows-of.ts"
import { fullName } from "#adapters/db-knex/sql/full-name.ts"
import { highestId } from "#adapters/db-knex/sql/outermost-ids.ts"
import type { Columns } from "#adapters/db-knex/statement.ts"
import { Import, ImportRecord, type ImportRow, LineFault } from "#domain/import/import.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ImportId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { Transactor } from "#ports/transactor.ts"

const storedImport: Schema.Codec<ImportRecord, Columns> = Schema.Struct({
  ...ImportRecord.fields,
  invites: Flag
})
const shownImport: Schema.Codec<Import, Columns> = Schema.Struct({ ...Import.fields, invites: Flag })
export const imports = rowCodec(storedImport)
const shownImports = rowCodec(shownImport)

const Line = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String))
const Faults = Schema.NullOr(Schema.fromJsonString(Schema.Array(LineFault)))
const rowOf = Schema.decodeUnknownSync(Schema.Struct({ line: Schema.Natural, cells: Line, faults: Faults }))

const shown = `
  select i.*, ${fullName("u")} as created_by_name
  from imports i join users u on u.id = i.created_by`

const rowsAfter = (condition: string) => `
  select line, cells, faults from import_rows
  where import_id = $1 and line > $2 and faults is ${condition}
  order by import_id, line limit $3`

export const KnexImportRepository = Layer.effect(
  ImportRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const { atomically } = yield* Transactor
    const query = queryOn(database)
    const read = readOn(database)
    const one = oneOf(database, imports, "import")

    // Imports first, then rows: the update waits for a transaction that is about to apply one of these imports, and
    // such a transaction waits for this one.
    const removeLines = Effect.fnUntraced(function* (before: Instant) {
      yield* query((sql) =>
        sql("imports")
          .where({ state: "checked" })
          .where("created_at", "<", before)
          .update({ state: "dropped" })
      )
      const ended = "select id from imports where state in ('applied', 'dropped') and created_at < $1"
      const rows = { text: `delete from import_rows where import_id in (${ended})`, values: [before] }
      yield* query((sql) => database.dialect.run(sql, rows))
    })

    return ImportRepository.of({
      insert: (file) => Effect.asVoid(query((sql) => sql("imports").insert(imports.toRow(file)))),

      byId: Effect.fnUntraced(function* (id) {
        const [row] = yield* read({ text: `${shown} where i.id = $1`, values: [id] })
        return row === undefined ? yield* new NotFound({ thing: "import" }) : shownImports.fromRow(row)
      }),

      held: (id) => one((sql) => sql("imports").where({ id }).forNoKeyUpdate()),

      update: (file) =>
        Effect.asVoid(query((sql) => sql("imports").where({ id: file.id }).update(imports.toRow(file)))),

      list: ({ before, limit }) => {
        const text = `${shown} where i.id < $1 and i.state <> 'reading' order by i.id desc limit $2`
        const values = [before ?? highestId, limit]
        return Effect.map(read({ text, values }), (rows) => rows.map(shownImports.fromRow))
      },

      remove: (id) => Effect.asVoid(query((sql) => sql("imports").where({ id }).delete())),

      addRows: (id, rows) =>
        Effect.asVoid(
          query((sql) =>
            insertAll(
              sql,
              "import_rows",
              rows.map(({ cells, faults, line }) => ({
                import_id: id,
                line,
                cells: JSON.stringify(cells),
                faults: faults.length === 0 ? null : JSON.stringify(faults)
              }))
            )
          )
        ),

      fault: (id, line, fault) =>
        Effect.asVoid(
          query((sql) =>
            sql("import_rows")
              .where({ import_id: id, line })
              .update({ faults: JSON.stringify([fault]) })
          )
        ),

      goodAfter: (id, line, limit) =>
        Effect.map(read({ text: rowsAfter("null"), values: [id, line, limit] }), (rows) =>
          rows.map((row) => {
            const { cells, line: number } = rowOf(row)
            return { cells, line: number }
          })
        ),

      badAfter: (id, line, limit) =>
        Effect.map(read({ text: rowsAfter("not null"), values: [id, line, limit] }), (rows) =>
          rows.map((row): ImportRow => {
            const { cells, faults, line: number } = rowOf(row)
            return { cells, faults: faults ?? [], line: number }
          })
        ),

      applying: Effect.map(
        read<{ readonly id: ImportId }>({
          text: "select id from imports where state = 'applying' and id < $1 order by id",
          values: [highestId]
        }),
        (rows) => rows.map(({ id }) => id)
      ),

      isApplyingTo: (register) =>
        Effect.map(
          query((sql) => sql("imports").where({ register }).forNoKeyUpdate().select("state")),
          (rows) => rows.some(({ state }) => state === "applying")
        ),

      purge: Effect.fnUntraced(function* (before, unreadBefore) {
        yield* atomically(removeLines(before))
        const unread = {
          text: "delete from imports where state = 'reading' and created_at < $1",
          values: [unreadBefore]
        }
        yield* query((sql) => database.dialect.run(sql, unread))
      })
    })
  })
)
