import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { catalogue } from "#domain/catalogue/catalogue.ts"
import { Category } from "#domain/catalogue/category.ts"
import { CategoryId } from "#domain/shared/ids.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { aCategoryId, aProject } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

onEveryStore("CategoryViews", (run) => {
  it("lists the domain's whole catalogue in its order, in the shape of the wire", () =>
    run(
      Effect.gen(function* () {
        yield* seedProvider({ specialties: ["Plumbing"] })
        const all = yield* (yield* CategoryViews).all
        // A new category, or another name for one, needs a migration for existing databases.
        expect(all.map(({ providerCount: _, ...category }) => category)).toEqual(catalogue)
        expect(Schema.encodeUnknownSync(Schema.Array(Category))(all)).toEqual(all)
        expect(all[0]).toEqual({
          id: aCategoryId("Plumbing"),
          name: "Plumbing",
          icon: "faucet",
          description: "Leaks, drains, water heaters and new fixtures.",
          providerCount: 1
        })
      })
    ))

  it("names a category by its id, and no unknown one", () =>
    run(
      Effect.gen(function* () {
        const { nameOf } = yield* CategoryViews
        expect(yield* nameOf(aCategoryId("Pool Services"))).toBe("Pool Services")
        expect(yield* nameOf(CategoryId.make(aProject().id))).toBeNull()
      })
    ))
})
