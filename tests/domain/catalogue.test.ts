import { expect, it } from "vitest"

import { anyBusiness, businessOf, catalogue } from "#domain/catalogue/catalogue.ts"
import { categoryNames } from "#domain/catalogue/category-names.ts"

it("has every category once, each with an id, an icon and words of its own", () => {
  expect(catalogue.map(({ name }) => name)).toEqual(categoryNames)
  for (const key of ["id", "icon", "description"] as const) {
    expect(new Set(catalogue.map((category) => category[key])).size).toBe(catalogue.length)
  }
})

it("knows the business of a specialty, and calls one of no category a home business", () => {
  expect(businessOf("Plumbing")).toBe("Plumber")
  expect(businessOf("Pool Services")).toBe(anyBusiness)
  expect(businessOf("Falconry")).toBe(anyBusiness)
  expect(businessOf("toString")).toBe(anyBusiness)
})
