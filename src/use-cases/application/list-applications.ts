import * as Effect from "effect/Effect"

import type { ApplicationPage } from "#domain/application/application-record.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ApplicationId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ownPageSize } from "#domain/shared/limits.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"

import type { Body } from "../body.ts"
import { pageOf } from "../page.ts"

/** An application as operators read it. */
export const shownApplication = Effect.fnUntraced(function* (id: ApplicationId) {
  const found = yield* (yield* ApplicationViews).one(id)
  return found ?? (yield* new NotFound({ thing: "application" }))
})

const markAt = Effect.fnUntraced(function* (id: ApplicationId) {
  const found = yield* (yield* ApplicationViews).one(id)
  return found ?? (yield* invalid("before", unknownOf(ApplicationId)))
})

/** A page of the applications. */
export const listApplications = Effect.fn("listApplications")(function* (query: Body<ApplicationPage>) {
  const { before, limit = ownPageSize, status = null } = yield* query
  const { list } = yield* ApplicationViews
  const mark = before === undefined ? null : yield* markAt(before)
  return pageOf(yield* list({ status, limit: limit + 1, before: mark }), limit)
})
