// @vitest-environment node
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { QueryClient } from "@tanstack/react-query"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { Router } from "wouter"

import { defaultSort, homePageSize, pageSize } from "#domain/provider/search/search-options.ts"
import { aCategoryId, aProviderDetail, aProviderId, aReview } from "#tests/support/builders.ts"
import { nothingUnderstood } from "#tests/support/ui/a-search-page.ts"
import { App } from "#ui/app/App.tsx"
import { preload } from "#ui/app/pages/pages.ts"
import { makeRenderer } from "#ui/entry/server/server.tsx"
import { providerPagesQuery, providerQuery, providersQuery } from "#ui/features/providers/use-providers.ts"
import { reviewPagesQuery } from "#ui/features/reviews/use-reviews.ts"
import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

const category = {
  id: aCategoryId(),
  name: "Plumbing",
  icon: "faucet",
  description: "Leaks.",
  providerCount: 7
}
const provider = aProviderDetail({
  ratingCounts: [1, 0, 2, 3, 9],
  rating: "4.80",
  verificationStatus: "verified"
})
const page = { items: [provider], total: 1, isMore: false, understood: nothingUnderstood }
const fullPage = {
  items: Array.from({ length: pageSize }, () => ({ ...provider, id: aProviderId() })),
  total: 45,
  isMore: false,
  understood: nothingUnderstood
}
const reviews = Array.from({ length: 11 }, () => ({
  ...aReview({ reply: { content: "Thank you!", createdAt: "2026-03-04T18:00:00.000Z" } }),
  homeowner: { firstName: "Olivia", lastName: "Park" }
}))

const filledClient = () => {
  const client = new QueryClient()
  client.setQueryData(categoriesQuery.queryKey, [category])
  client.setQueryData(providersQuery({ sortBy: defaultSort }, homePageSize).queryKey, page)
  client.setQueryData(providerPagesQuery({ sortBy: defaultSort }, pageSize).queryKey, {
    pages: [fullPage],
    pageParams: [0]
  })
  client.setQueryData(reviewPagesQuery(provider.id).queryKey, { pages: [reviews], pageParams: [0] })
  client.setQueryData(providerQuery(provider.id).queryKey, provider)
  return client
}

const render = async (path: string, client: QueryClient, search = "") => {
  await preload(path)
  return renderToString(
    <CacheProvider value={createCache({ key: "css" })}>
      <Router ssrPath={path} ssrSearch={search}>
        <App queryClient={client} />
      </Router>
    </CacheProvider>
  )
}

// The page's content security policy would block `style` attributes.
const styleAttribute = /<[a-z][^>]* style="/

it.each([
  ["/", "Reyes Plumbing"],
  ["/services", "View Plumbing Services"],
  ["/providers", "Load More Providers"],
  [`/provider/${provider.id}`, "Show More Reviews"]
])("%s stands with its data before there is a browser, without style attributes", async (path, words) => {
  const html = (await render(path, filledClient())).replaceAll("<!-- -->", "")
  expect(html).toContain(words)
  expect(html).not.toMatch(styleAttribute)
})

it.each(["/", "/services", "/providers", "/provider/1"])(
  "%s waits without style attributes",
  async (path) => {
    const html = await render(path, new QueryClient())
    expect(html).toContain("MuiSkeleton")
    expect(html).not.toMatch(styleAttribute)
  }
)

it("a page that begins with a review is kept beside the page without", () => {
  const { addressOf } = makeRenderer({ facts: {} })
  const [path, review] = [`/provider/${provider.id}`, crypto.randomUUID()]
  expect(addressOf(path, `review=${review}`)).not.toBe(addressOf(path, ""))
  expect(addressOf(path, "utm_source=mail")).toBe(addressOf(path, ""))
  expect(addressOf("/", `review=${review}`)).toBe(addressOf("/", ""))
})

it("a page that is kept for others says nothing of what its first visitor's query had besides", async () => {
  const client = filledClient()
  client.setQueryData(sessionQuery.queryKey, { user: null })
  const html = await render(`/provider/${provider.id}`, client, "utm_source=mail")
  expect(html).toContain("Sign in to see the phone number.")
  expect(html).not.toContain("utm_source")
})
