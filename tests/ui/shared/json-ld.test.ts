// @vitest-environment node
import { describe, expect, it } from "vitest"

import { aProviderId } from "#tests/support/builders.ts"
import { jsonLdFaults } from "#tests/support/json-ld.ts"
import { jsonForScript, originPlaceholder, shortened } from "#ui/shared/head/html.ts"
import { breadcrumbList } from "#ui/shared/head/json-ld/breadcrumb-list.ts"
import { itemList } from "#ui/shared/head/json-ld/item-list.ts"
import { organization, webSite } from "#ui/shared/head/json-ld/web-site.ts"

const trail = breadcrumbList([
  { href: "/", label: "Home" },
  { href: "/services", label: "Services" }
])
const list = itemList([{ id: aProviderId(), businessName: "Reyes Plumbing" }])

/** The faults of these nodes in a page's JSON-LD. */
const faultsOf = (...nodes: ReadonlyArray<unknown>) =>
  jsonLdFaults(
    JSON.parse(
      JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
        originPlaceholder,
        "https://pros.example"
      )
    )
  )

describe("the check of JSON-LD", () => {
  it("has nothing against what our pages tell", () => {
    expect(faultsOf(trail, list, webSite, organization)).toEqual([])
  })

  it.each<[string, unknown]>([
    ["an unknown kind", { "@type": "Recipe", name: "Soup" }],
    ["a way without steps", { ...trail, itemListElement: [] }],
    [
      "a step without a name",
      { ...trail, itemListElement: [{ "@type": "ListItem", position: 1, item: "https://a.example" }] }
    ],
    [
      "steps out of order",
      {
        ...list,
        itemListElement: [{ "@type": "ListItem", position: 2, name: "A", url: "https://a.example" }]
      }
    ],
    ["an address that is not whole", { ...organization, url: "/" }],
    ["a search without its input", { ...webSite, potentialAction: { "@type": "SearchAction" } }],
    [
      "a business without an address",
      { "@type": "Plumber", name: "A", description: "B", url: "https://a.example" }
    ]
  ])("finds %s", (_, node) => {
    expect(faultsOf(node).length).toBeGreaterThan(0)
  })

  it("finds a rating of nobody", () => {
    const business = {
      "@type": "Plumber",
      "@id": "https://a.example/1",
      name: "A",
      url: "https://a.example/1",
      image: "https://a.example/1.png",
      description: "B",
      address: { "@type": "PostalAddress", addressLocality: "Austin", addressCountry: "US" }
    }
    const rated = (reviewCount: number) => ({
      ...business,
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount }
    })
    expect(faultsOf(business, rated(3))).toEqual([])
    expect(faultsOf(rated(0))).toEqual(["Plumber.aggregateRating.reviewCount is not from 1 to 1000000000"])
  })
})

describe("what stands in a head", () => {
  it("is JSON that cannot end its element", () => {
    const value = { name: "</script><!--<b>&amp;" }
    expect(jsonForScript(value)).not.toMatch(/[<>&]/)
    expect(JSON.parse(jsonForScript(value))).toEqual(value)
  })

  it.each([
    ["short", 10, "short"],
    ["two  words\nhere", 20, "two words here"],
    ["one two three", 9, "one two…"],
    ["one, two three", 6, "one…"],
    ["unbreakable", 6, "unbre…"]
  ])("is shortened between words: %j to %i characters", (text, most, short) => {
    expect(shortened(text, most)).toBe(short)
    expect(shortened(text, most).length).toBeLessThanOrEqual(most)
  })
})
