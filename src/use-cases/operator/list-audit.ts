import * as Effect from "effect/Effect"

import { namedIn, withNames } from "#domain/operator/audit-names.ts"
import type { AuditPage } from "#domain/operator/audit.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"

import type { Body } from "../body.ts"
import { pageOf } from "../page.ts"

/** A page of what operators have done, newest first. */
export const listAudit = Effect.fn("listAudit")(function* (query: Body<AuditPage>) {
  const { limit = ownPageSize, ...asked } = yield* query
  const { list, namesOf } = yield* AuditLog
  const slice = { ...asked, limit: limit + 1 }
  const rows = yield* list(slice)
  const names = yield* namesOf(rows.flatMap(namedIn))
  return pageOf(
    rows.map((row) => withNames(row, names)),
    slice
  )
})
