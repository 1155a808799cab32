import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import type { Posted } from "#domain/project/project-rules.ts"
import { addressee, isCategoryId, type NamedByProject, type ProjectRequest } from "#domain/project/project.ts"
import { type Fault, InvalidInput } from "#domain/shared/input.ts"
import { Places } from "#ports/places.ts"
import { CategoryViews } from "#ports/views/category-views.ts"

import type { Body } from "../body.ts"
import { faultsOfNamed } from "../provider/find-listed-provider.ts"

/** The body of a request that describes a project. */
export interface SentProject {
  readonly request: Body<ProjectRequest>
  /** The ids that the same body names. */
  readonly named: Body<NamedByProject>
}

const unknownCategory: Fault = { field: "categoryId", message: "Please select a service category" }

const categoryOf = Effect.fnUntraced(function* ({ categoryId }: NamedByProject) {
  const { nameOf } = yield* CategoryViews
  return isCategoryId(categoryId) ? yield* nameOf(categoryId) : null
})

/**
 * What a homeowner has filled in, with what it names: the category must exist, and the addressed provider be listed.
 * Both are looked up beside the other checks, so that people hear of all faults at once.
 */
export const postedOf = Effect.fnUntraced(function* ({ named, request }: SentProject) {
  const read = yield* Effect.result(request)
  const names = yield* Effect.match(named, {
    onFailure: (): NamedByProject => ({}),
    onSuccess: (sent) => sent
  })
  const category = yield* categoryOf(names)
  const ofProvider = yield* faultsOfNamed(addressee(names))
  // A missing id is told by the check of the whole.
  const ofCategory = category === null && isCategoryId(names.categoryId) ? [unknownCategory] : []
  const ofRequest = Result.isFailure(read) ? read.failure.faults : []
  const faults = [...ofRequest, ...ofCategory, ...ofProvider]
  if (Result.isFailure(read) || category === null || faults.length > 0) {
    return yield* new InvalidInput({ faults })
  }
  return {
    request: read.success,
    category,
    place: (yield* Places).find(read.success.location)
  } satisfies Posted
})
