import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { TooManyOpenProjects } from "#domain/usage/usage-errors.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { UsageLimits } from "#ports/usage.ts"

/** Refuses one more open project beyond what a homeowner may have; holds until the surrounding transaction ends. */
export const roomForProject = Effect.fn("roomForProject")(function* ({ id }: Pick<Actor, "id">) {
  const projects = yield* ProjectRepository
  const open = yield* projects.openOf(id)
  if (open >= (yield* UsageLimits).openProjects) yield* new TooManyOpenProjects({ open })
})
