import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Category } from "#domain/catalogue/category.ts"
import { CategoryViews } from "#ports/views/category-views.ts"

import { Database, readOn } from "../database.ts"

interface CategoryRow extends Pick<Category, "id" | "name" | "icon" | "description"> {
  readonly provider_count: number
}

const asCategory = ({ description, icon, id, name, provider_count }: CategoryRow): Category => ({
  id,
  name,
  icon,
  description,
  providerCount: provider_count
})

export const KnexCategoryViews = Layer.effect(
  CategoryViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)

    return CategoryViews.of({
      all: Effect.map(
        read<CategoryRow>({
          text: "select id, name, icon, description, provider_count from service_categories order by position",
          values: []
        }),
        (rows) => rows.map(asCategory)
      ),

      nameOf: (id) =>
        Effect.map(
          read<Pick<Category, "name">>({
            text: "select name from service_categories where id = $1",
            values: [id]
          }),
          ([row]) => row?.name ?? null
        )
    })
  })
)
