import * as Effect from "effect/Effect"

import { addressee, type ProjectRequest } from "#domain/project/project.ts"
import type { CategoryId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { Places } from "#ports/places.ts"
import { CategoryViews } from "#ports/views/category-views.ts"

import type { Body } from "../body.ts"
import { findListedProvider } from "../provider/find-listed-provider.ts"

const categoryName = Effect.fnUntraced(function* (id: CategoryId) {
  const name = yield* (yield* CategoryViews).nameOf(id)
  return name ?? (yield* invalid("categoryId", "Please select a service category"))
})

/** What a homeowner says of a project, with the category and the place that it names; a provider has to be listed. */
export const readRequest = Effect.fnUntraced(function* (body: Body<ProjectRequest>) {
  const places = yield* Places
  const request = yield* body
  const category = yield* categoryName(request.categoryId)
  const providerId = addressee(request)
  if (providerId !== null) yield* findListedProvider(providerId)
  return { request, category, place: places.find(request.location) }
})
