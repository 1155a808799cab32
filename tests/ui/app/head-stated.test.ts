// @vitest-environment node
import { QueryClient } from "@tanstack/react-query"
import { expect, it } from "vitest"

import type { ShownCheck } from "#domain/check/check.ts"
import type { ProviderDetail } from "#domain/provider/provider.ts"
import { pageSize } from "#domain/provider/search/search-options.ts"
import { aProviderDetail } from "#tests/support/builders.ts"
import { nothingUnderstood } from "#tests/support/ui/a-search-page.ts"
import { headOfPage } from "#ui/entry/server/head/head-of-page.ts"
import { indexedPaths } from "#ui/entry/server/page-servers.ts"
import { providerHead } from "#ui/features/providers/provider-head.ts"
import { searchHead } from "#ui/features/providers/search-head.ts"
import { checksQuery } from "#ui/features/providers/use-checks.ts"
import { providerPagesQuery, providerQuery } from "#ui/features/providers/use-providers.ts"
import { originPlaceholder } from "#ui/shared/head/html.ts"
import { readProviderQuery } from "#ui/shared/search/provider-query.ts"

const stated = /licens|insur/i

const headOf = (overrides: Partial<ProviderDetail>, checks: ReadonlyArray<ShownCheck> = []) => {
  const provider = aProviderDetail({ rating: "4.80", isLicensed: true, isInsured: true, ...overrides })
  const data = new QueryClient()
  data.setQueryData(providerQuery(provider.id).queryKey, provider)
  data.setQueryData(checksQuery(provider.id).queryKey, checks)
  return providerHead(provider.id, { path: `/provider/${provider.id}`, search: "", data })
}

it("passes nothing on that a business only states about itself", () => {
  const head = headOf({})
  expect(head?.preview?.facts).toEqual([])
  expect(JSON.stringify(head)).not.toMatch(stated)
})

it("passes on what was checked and holds, in previews and to search engines", () => {
  const check = {
    kind: "license",
    state: "checked",
    scope: "Plumbing, Texas",
    reference: "TX-1",
    source: "register",
    checkedAt: "2026-02-12T09:00:00.000Z",
    expiresOn: "2027-03-31"
  } as const
  const head = headOf({}, [check, { ...check, kind: "insurance", state: "expired" }])
  expect(head?.preview?.facts).toEqual(["Licensed"])
  expect(head?.facts?.[0]).toMatchObject({
    hasCredential: [
      {
        name: "Licensed",
        credentialCategory: "license",
        description: "Plumbing, Texas",
        expires: "2027-03-31"
      }
    ]
  })
  expect(JSON.stringify(head)).not.toMatch(/insur/i)
})

it.each([
  [null, undefined],
  [
    "/photos/01a015ab-4120-7619-95b7-d46f6b60bb5c/thumb.webp",
    "/photos/01a015ab-4120-7619-95b7-d46f6b60bb5c/large.webp"
  ],
  ["https://a.example/thumb.webp", "https://a.example/thumb.webp"]
])(
  "names of the portrait %s the picture %s, and never one that is not the business's",
  (portrait, picture) => {
    const [business] = headOf({ profileImage: portrait })?.facts ?? []
    expect(business?.["image"]).toBe(picture?.startsWith("/") ? originPlaceholder + picture : picture)
  }
)

it("names a square picture as the site's logo", () => {
  const data = new QueryClient()
  expect(headOfPage({ path: "/", search: "", data })?.facts).toContainEqual(
    expect.objectContaining({ "@type": "Organization", logo: `${originPlaceholder}/apple-touch-icon.png` })
  )
})

it("describes a search for the licensed without calling anybody licensed", () => {
  const query = { specialty: "HVAC", isLicensed: "true", isInsured: "true" } as const
  const search = new URLSearchParams(query).toString()
  const data = new QueryClient()
  const page = { path: "/providers", search, data }
  const found = { items: [], total: 7, isMore: false, understood: nothingUnderstood }
  const { description, facts } = searchHead(page)
  expect(description).not.toMatch(stated)
  data.setQueryData(providerPagesQuery(readProviderQuery(search), pageSize).queryKey, {
    pages: [found],
    pageParams: [0]
  })
  expect(searchHead(page).description).toBe(
    "HVAC: compare 7 professionals by ratings, reviews, hourly rates and availability, then ask for a quote."
  )
  expect(JSON.stringify(facts).replaceAll(/"item":"[^"]*"/g, "")).not.toMatch(stated)
})

it("promises no papers in the description of a page", () => {
  const data = new QueryClient()
  const descriptions = indexedPaths.map((path) => headOfPage({ path, search: "", data })?.description)
  expect(descriptions).not.toContain(undefined)
  expect(descriptions.filter((words = "") => stated.test(words))).toEqual([])
})
