import * as Effect from "effect/Effect"

import type { ProjectRecord } from "#domain/project/project.ts"
import { ProjectViews } from "#ports/views/project-views.ts"

import { unsay } from "../notices/unsay.ts"

/** Takes back what the provider was told whom a project was addressed to, unless they have read it. */
export const takeBack = Effect.fnUntraced(function* ({ id, providerId }: ProjectRecord) {
  if (providerId !== null) yield* unsay([{ providerId }], "project-addressed", [id])
})

/**
 * Takes back what those were told who were invited to a project that is given to somebody else, or deleted, unless they
 * have read it. Not of one that is only withdrawn: they are not told again when it is published again.
 */
export const takeInvitationsBack = Effect.fnUntraced(function* ({ id }: Pick<ProjectRecord, "id">) {
  yield* unsay(yield* (yield* ProjectViews).invitations(id), "invited", [id])
})
