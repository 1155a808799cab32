import { byText } from "#adapters/memory/order.ts"
import { orNotFound } from "#adapters/memory/rows.ts"
import type { Store, Tables } from "#adapters/memory/store.ts"
import { fullName } from "#domain/account/full-name.ts"
import type { Import, ImportRecord, ImportRow } from "#domain/import/import.ts"
import type { ImportId } from "#domain/shared/ids.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"

const shown = ({ accounts }: Tables, file: ImportRecord): Import => {
  const account = accounts.get(file.createdBy)
  return { ...file, createdByName: account === undefined ? "" : fullName(account) }
}

const keyOf = (id: ImportId, line: number) => `${id} ${line}`

const rowsOf = ({ importRows }: Tables, id: ImportId): ReadonlyArray<ImportRow> =>
  [...importRows.entries()].filter(([key]) => key.startsWith(id)).map(([, row]) => row)

const after = (rows: ReadonlyArray<ImportRow>, line: number, limit: number) =>
  rows
    .filter((row) => row.line > line)
    .toSorted((a, b) => a.line - b.line)
    .slice(0, limit)

const removeRows = (tables: Tables, id: ImportId) => {
  for (const { line } of rowsOf(tables, id)) tables.importRows.delete(keyOf(id, line))
}

export const importRepository = ({ read, write }: Store) =>
  ImportRepository.of({
    insert: (file) => write(({ imports }) => void imports.set(file.id, file)),
    byId: (id) =>
      read((tables) => {
        const file = tables.imports.get(id)
        return file && shown(tables, file)
      }).pipe(orNotFound("import")),
    held: (id) => read(({ imports }) => imports.get(id)).pipe(orNotFound("import")),
    update: (file) => write(({ imports }) => void imports.set(file.id, file)),
    list: ({ before, limit }) =>
      read((tables) =>
        [...tables.imports.values()]
          .filter(({ id, state }) => state !== "reading" && (before === null || id < before))
          .toSorted((a, b) => byText(b.id, a.id))
          .slice(0, limit)
          .map((file) => shown(tables, file))
      ),
    remove: (id) =>
      write((tables) => {
        removeRows(tables, id)
        tables.imports.delete(id)
      }),
    addRows: (id, rows) =>
      write(({ importRows }) => {
        for (const row of rows) importRows.set(keyOf(id, row.line), row)
      }),
    fault: (id, line, fault) =>
      write(({ importRows }) => {
        const row = importRows.get(keyOf(id, line))
        if (row !== undefined) importRows.set(keyOf(id, line), { ...row, faults: [fault] })
      }),
    goodAfter: (id, line, limit) =>
      read((tables) =>
        after(
          rowsOf(tables, id).filter(({ faults }) => faults.length === 0),
          line,
          limit
        ).map(({ cells, line: number }) => ({ cells, line: number }))
      ),
    badAfter: (id, line, limit) =>
      read((tables) =>
        after(
          rowsOf(tables, id).filter(({ faults }) => faults.length > 0),
          line,
          limit
        )
      ),
    isApplyingTo: (register) =>
      read(({ imports }) =>
        [...imports.values()].some((file) => file.register === register && file.state === "applying")
      ),
    applying: read(({ imports }) =>
      [...imports.values()]
        .filter(({ state }) => state === "applying")
        .map(({ id }) => id)
        .toSorted(byText)
    ),
    purge: (before, unreadBefore) =>
      write((tables) => {
        for (const file of tables.imports.values()) {
          const { createdAt, id, state } = file
          if (createdAt < before && state === "checked") tables.imports.set(id, { ...file, state: "dropped" })
          if (createdAt < before && state !== "applying") removeRows(tables, id)
          if (state === "reading" && createdAt < unreadBefore) {
            removeRows(tables, id)
            tables.imports.delete(id)
          }
        }
      })
  })
