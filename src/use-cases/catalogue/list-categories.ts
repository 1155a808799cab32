import * as Effect from "effect/Effect"

import { allListings } from "#domain/events/event.ts"
import { CategoryViews } from "#ports/views/category-views.ts"

import { shows } from "../showing.ts"

export const listCategories = Effect.gen(function* () {
  yield* shows(allListings)
  return yield* (yield* CategoryViews).all
})
