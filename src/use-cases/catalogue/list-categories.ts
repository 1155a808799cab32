import * as Effect from "effect/Effect"

import { CategoryViews } from "#ports/views/category-views.ts"

export const listCategories = Effect.flatMap(CategoryViews, ({ all }) => all)
