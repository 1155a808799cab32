import * as Effect from "effect/Effect"

import type { Actor } from "../../domain/account/account.ts"
import { ProjectViews } from "../../ports/project-views.ts"

/** A homeowner's projects, or those that a provider may see. */
export const listProjects = ({ id, providerId }: Actor) =>
  Effect.flatMap(ProjectViews, (views) =>
    providerId === null ? views.ofHomeowner(id) : views.ofProvider(providerId)
  )
