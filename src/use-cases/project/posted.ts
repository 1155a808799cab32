import * as Effect from "effect/Effect"

import type { Posted } from "#domain/project/project-rules.ts"
import { addressee, type ProjectRequest } from "#domain/project/project.ts"
import type { CategoryId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { Places } from "#ports/places.ts"
import { CategoryViews } from "#ports/views/category-views.ts"

import { findListedProvider } from "../provider/find-listed-provider.ts"

const categoryName = Effect.fnUntraced(function* (id: CategoryId) {
  const name = yield* (yield* CategoryViews).nameOf(id)
  return name ?? (yield* invalid("categoryId", "Please select a service category"))
})

/** What a homeowner has filled in, with what it names: there is such a category, and whom it is for is listed. */
export const postedOf = Effect.fnUntraced(function* (request: ProjectRequest) {
  const category = yield* categoryName(request.categoryId)
  const providerId = addressee(request)
  if (providerId !== null) yield* findListedProvider(providerId)
  return { request, category, place: (yield* Places).find(request.location) } satisfies Posted
})
