import * as Effect from "effect/Effect"

import type { AuditPage } from "#domain/operator/audit.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"

import type { Body } from "../body.ts"
import { pageOf } from "../page.ts"

/** A page of what operators have done, newest first. */
export const listAudit = Effect.fn("listAudit")(function* (query: Body<AuditPage>) {
  const { limit = ownPageSize, ...asked } = yield* query
  const { list } = yield* AuditLog
  return pageOf(yield* list({ ...asked, limit: limit + 1 }), limit)
})
