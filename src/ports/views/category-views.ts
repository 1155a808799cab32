import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Category } from "#domain/catalogue/category.ts"
import type { CategoryId } from "#domain/shared/ids.ts"

export class CategoryViews extends Context.Service<
  CategoryViews,
  {
    /** The whole catalogue in its order, with the number of listed providers of each specialty. */
    readonly all: Effect.Effect<ReadonlyArray<Category>>
    readonly nameOf: (id: CategoryId) => Effect.Effect<string | null>
  }
>()("ports/CategoryViews") {}
