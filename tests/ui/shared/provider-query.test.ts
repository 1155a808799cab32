import { assert, constantFrom, option, property, record, string } from "fast-check"
import { describe, expect, expectTypeOf, it } from "vitest"

import { availabilities } from "#domain/provider/availability.ts"
import { sortOrders } from "#domain/provider/search/search-options.ts"
import { withoutOverrides } from "#domain/shared/escaped.ts"
import { foundWords, placeWords } from "#ui/shared/format/provider-words.ts"
import {
  countFilters,
  filterNames,
  type ProviderQuery,
  readProviderQuery,
  withoutFilters,
  writeProviderQuery
} from "#ui/shared/search/provider-query.ts"

describe("a search in the address bar", () => {
  it("has all filters of the call, which are written and read", () => {
    type Manner = "exact" | "nearest" | "sortBy"
    expectTypeOf<(typeof filterNames)[number]>().toEqualTypeOf<Exclude<keyof ProviderQuery, Manner>>()
    expect(Object.keys(readProviderQuery(""))).toEqual([...filterNames, "exact", "sortBy"])
  })

  it("is what the address names, best rated first unless it says otherwise", () => {
    expect(readProviderQuery("specialty=Kitchen%20Remodeling&minRating=4.5&isLicensed=true")).toMatchObject({
      specialty: "Kitchen Remodeling",
      minRating: "4.5",
      isLicensed: "true",
      sortBy: "rating"
    })
  })

  it.each([
    "minRating=9",
    "minRating=many",
    "availability=never",
    "isLicensed=maybe",
    "location=%20",
    "location=near+me",
    "a=b"
  ])("passes over %s, which nobody could have chosen", (search) => {
    expect(readProviderQuery(search)).toEqual(readProviderQuery(""))
  })

  it("turns the direction of no other words", () => {
    expect(readProviderQuery("service=%E2%80%AEabc&location=%E2%81%A6Austin%E2%81%A9")).toMatchObject({
      service: "abc",
      location: "Austin"
    })
  })

  it("names only what is set and is not the default", () => {
    expect(writeProviderQuery({ service: undefined, sortBy: "rating" })).toBe("")
    expect(writeProviderQuery({ availability: "today", sortBy: "price" })).toBe(
      "?availability=today&sortBy=price"
    )
  })

  it("comes back as it was written, whatever was typed", () => {
    const typed = string({ unit: "binary" }).map((text) => withoutOverrides(text).trim() || undefined)
    const queries = record({
      service: typed,
      location: typed,
      zipCode: typed,
      specialty: typed,
      minRating: option(constantFrom("1", "4.5", "5"), { nil: undefined }),
      availability: option(constantFrom(...availabilities), { nil: undefined }),
      isLicensed: option(constantFrom("true" as const), { nil: undefined }),
      isInsured: option(constantFrom("true" as const), { nil: undefined }),
      sortBy: constantFrom(...sortOrders)
    })
    assert(
      property(queries, (query) => {
        expect(readProviderQuery(writeProviderQuery(query))).toEqual(query)
      })
    )
  })
})

describe("filters", () => {
  const query = readProviderQuery("specialty=Roofing&minRating=4&location=Austin&sortBy=price")

  it("are counted without the sort order", () => {
    expect(countFilters(query)).toBe(3)
    expect(countFilters(readProviderQuery("sortBy=price"))).toBe(0)
  })

  it("are cleared, and the sort order is kept", () => {
    expect(writeProviderQuery(withoutFilters(query))).toBe("?sortBy=price")
  })
})

const noLocksmiths = { understood: { notOffered: "locksmiths" } }

describe("words", () => {
  it.each([
    [{ total: 0, isMore: false }, "Found 0 professionals"],
    [{ total: 1, isMore: false }, "Found 1 professional"],
    [{ total: 37, isMore: false }, "Found 37 professionals"],
    [{ total: 1000, isMore: false }, "Found 1,000 professionals"],
    [{ total: 1000, isMore: true }, "Found 1,000+ professionals"],
    [{ total: 57, isMore: false, ...noLocksmiths }, "Found 57 professionals who may help"],
    [{ total: 0, isMore: false, ...noLocksmiths }, "Found 0 professionals"]
  ])("for %o are %s", (total, words) => {
    expect(foundWords(total)).toBe(words)
  })

  it.each([
    [3.2, "3.2 miles away"],
    [1, "1 mile away"],
    [0, "Less than a mile away"],
    [null, "Austin, TX"]
  ])("for a distance of %s are %s", (distance, words) => {
    expect(placeWords({ distance, location: "Austin, TX" })).toBe(words)
  })
})
