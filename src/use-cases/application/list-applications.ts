import * as Effect from "effect/Effect"

import type { ApplicationPage } from "#domain/application/application-record.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ApplicationId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"

import type { Body } from "../body.ts"
import { pageOf, sliceOf } from "../page.ts"

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
  const { status = null, ...asked } = yield* query
  const { list } = yield* ApplicationViews
  const slice = yield* sliceOf(asked, markAt)
  return pageOf(yield* list({ ...slice, status }), slice)
})
