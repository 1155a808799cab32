import { Readable } from "node:stream"

import { Router } from "@koa/router"
import type * as EffectContext from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { beyondHeader, harmlessCell } from "#domain/import/csv-faults.ts"
import { importColumns } from "#domain/import/import-options.ts"
import type { Import, ImportRow } from "#domain/import/import.ts"
import { ImportId } from "#domain/shared/ids.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { nullIfNotFound } from "#use-cases/null-if-not-found.ts"

import type { AppServices } from "../app-ports.ts"
import type { Middleware, RequestState } from "../context.ts"
import { HttpFault } from "../endpoints/problem.ts"

const isImportId = Schema.is(ImportId)
const pageSize = 500

const quoted = (text: string) => `"${harmlessCell(text).replaceAll('"', () => '""')}"`
const lineOf = (cells: ReadonlyArray<string>) => `${cells.map(quoted).join(",")}\r\n`

const faultWords = ({ faults }: ImportRow) =>
  faults.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join("; ")

const lineWithFaults = (columns: ReadonlyArray<string>, row: ImportRow) => {
  const beyond = row.cells[beyondHeader]
  const cells = columns.map((column) => row.cells[column] ?? "")
  // With the cells beyond the last column: sent again as it is, the line still has too many.
  return lineOf([String(row.line), ...cells, faultWords(row), ...(beyond === undefined ? [] : [beyond])])
}

/** The bad lines of an import with what is wrong with them, to be mended and sent again; for operators alone. */
export const faultsFile = (
  context: EffectContext.Context<AppServices>,
  { log, ofSession }: { readonly log: Log; readonly ofSession: Middleware }
) => {
  const router = new Router<RequestState>({ sensitive: true, strict: true })
  const run = Effect.runPromiseWith(context)
  const found = (id: ImportId) =>
    run(Effect.flatMap(ImportRepository, ({ byId }) => nullIfNotFound(byId(id))))
  const after = (id: ImportId, line: number) =>
    run(Effect.flatMap(ImportRepository, ({ badAfter }) => badAfter(id, line, pageSize)))

  async function* textOf({ id, kind }: Import) {
    const columns = importColumns[kind]
    yield lineOf(["line", ...columns, "faults"])
    for (let line = 0; ;) {
      const rows = await after(id, line)
      const last = rows.at(-1)
      if (last === undefined) return
      yield rows.map((row) => lineWithFaults(columns, row)).join("")
      line = last.line
    }
  }

  router.get("/admin/imports/:importId/faults.csv", ofSession, async (ctx) => {
    const { importId } = ctx.params
    const isOperator = ctx.state.signedIn?.isOperator === true
    const file = isOperator && isImportId(importId) ? await found(importId) : null
    if (file === null) throw new HttpFault("UnknownPath")
    ctx.set("Cache-Control", "no-store")
    ctx.set("Content-Disposition", `attachment; filename="faults.csv"`)
    const text = Readable.from(textOf(file))
    text.once("error", (error) => {
      log.error({ requestId: ctx.state.requestId, error: describeError(error) }, "A file was cut short")
      // The compressor does not notice the error, and would leave the reader waiting.
      ctx.res.destroy()
    })
    ctx.body = text
    ctx.type = "text/csv; charset=utf-8"
  })
  return router.routes()
}
