import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"

import { now } from "../now.ts"

/** How much a person has of everything. */
export const countOwn = Effect.fn("countOwn")(function* (actor: Actor) {
  return yield* (yield* OwnCountViews).of(actor, yield* now)
})
