import { describe, expect, it } from "vitest"

import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { searchTitle, searchWords } from "#ui/shared/search/search-title.ts"

describe("the title of a search", () => {
  it.each<[ProviderQuery, string]>([
    [{}, "Compare 37 home service professionals"],
    [{ sortBy: "price" }, "Compare 37 home service professionals"],
    [{ specialty: "HVAC" }, "HVAC: 37 professionals"],
    [{ specialty: "Plumbing", location: "Austin, TX" }, "Plumbing near Austin, TX: 37 professionals"],
    [{ service: "custom-homes", zipCode: "78704" }, "“custom homes” near 78704: 37 professionals"],
    [{ service: "leak", specialty: "Plumbing" }, "Plumbing, “leak”: 37 professionals"],
    [
      { minRating: "4.5", isLicensed: "true", isInsured: "true", availability: "today" },
      "Home service professionals, rated 4.5 and up, licensed, insured, available today: 37 professionals"
    ]
  ])("of %j is %s", (query, title) => {
    expect(searchTitle(query, { total: 37, isMore: false })).toBe(title)
  })

  it("leaves the number out until it is known, and knows one from many and more", () => {
    const query = { specialty: "Moving" }
    expect(searchTitle(query, undefined)).toBe("Moving")
    expect(searchTitle(query, { total: 1, isMore: false })).toBe("Moving: 1 professional")
    expect(searchTitle({}, { total: 1_000, isMore: true })).toBe("Compare 1,000+ home service professionals")
  })

  it("differs between searches that differ", () => {
    const searches: ReadonlyArray<ProviderQuery> = [
      {},
      { specialty: "Plumbing" },
      { service: "Plumbing" },
      { location: "Plumbing" },
      { specialty: "Plumbing", isLicensed: "true" },
      { specialty: "Plumbing", isInsured: "true" },
      { specialty: "Plumbing", minRating: "4" },
      { specialty: "Plumbing", minRating: "4.5" },
      { specialty: "Plumbing", availability: "week" },
      { specialty: "Plumbing", availability: "flexible" }
    ]
    expect(new Set(searches.map(searchWords)).size).toBe(searches.length)
  })
})
