import * as Schema from "effect/Schema"

import { Applying, Import, ImportFile, ImportPage, ImportQuery } from "#domain/import/import.ts"
import { ImportId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "../endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const
const one = pathOf("import", { importId: ImportId })

/** Files of businesses and of registers. A step that announces 403 asks for the password. */
export const importEndpoints = {
  "GET /api/admin/imports": {
    ...ofOperators,
    summary: "Imports, newest first. Link tells the next page",
    query: ImportPage,
    pages: "linked",
    success: Schema.Array(Import),
    fails: [422]
  },
  "POST /api/admin/imports": {
    ...ofOperators,
    summary: "Send a file to be looked at: nothing of it is applied yet",
    query: ImportQuery,
    takes: "csv",
    success: ImportFile,
    status: 201,
    fails: [404, 413, 422]
  },
  "GET /api/admin/imports/:importId": {
    ...ofOperators,
    ...one,
    summary: "An import, with what is wrong with its first lines",
    success: ImportFile,
    fails: [404]
  },
  "POST /api/admin/imports/:importId/apply": {
    ...ofOperators,
    ...one,
    summary: "Have an import applied: its good lines, or none while one is wrong",
    body: Applying,
    success: ImportFile,
    idempotent: true,
    fails: [403, 404, 409, 422, 429, 503]
  },
  "POST /api/admin/imports/:importId/drop": {
    ...ofOperators,
    ...one,
    summary: "Put an import aside",
    success: ImportFile,
    idempotent: true,
    fails: [404, 409, 422]
  }
} satisfies Record<string, AnyEndpoint>
