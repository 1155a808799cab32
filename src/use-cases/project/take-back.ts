import * as Effect from "effect/Effect"

import type { ProjectRecord } from "#domain/project/project.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { unsay } from "../notices/unsay.ts"

/**
 * Takes back what those were told whom a project was addressed to or who were invited to it, unless they have read it:
 * the project is open to them no more.
 */
export const takeBack = Effect.fnUntraced(function* ({ id, providerId }: ProjectRecord) {
  if (providerId !== null) yield* unsay([{ providerId }], "project-addressed", [id])
  yield* unsay(yield* (yield* ProjectViews).invitations(id), "invited", [id])
})
