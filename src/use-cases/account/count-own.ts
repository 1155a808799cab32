import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"

/** How much a person has of everything. */
export const countOwn = (actor: Actor) => Effect.flatMap(OwnCountViews, (views) => views.of(actor))
