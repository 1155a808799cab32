// @vitest-environment node
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { renderToString } from "react-dom/server"
import { beforeAll, describe, expect, it } from "vitest"
import { Router } from "wouter"

import type { EndpointKey } from "#ports/http/endpoints.ts"
import { aProvider } from "#tests/support/builders.ts"
import { App } from "#ui/app/App.tsx"
import { isPrivate, preload } from "#ui/app/pages/pages.ts"
import { loadData } from "#ui/entry/server/load-data.ts"
import { pagePaths } from "#ui/entry/server/page-servers.ts"
import { sendThrough } from "#ui/shared/api/call.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"

const provider = {
  ...aProvider(),
  specialty: "Plumbing",
  rating: "4.80",
  ratingCounts: [0, 0, 0, 1, 4],
  verificationStatus: "verified",
  phone: null
}

const photo = {
  id: "a",
  thumb: "/photos/a/thumb.webp",
  large: "/photos/a/large.webp",
  width: 1_600,
  height: 1_200,
  caption: null
}

const link = {
  place: { slug: "tx/austin", city: "Austin", state: "TX" },
  category: { slug: "plumbing", name: "Plumbing" },
  total: 3
}

const answers: Partial<Record<EndpointKey, unknown>> = {
  "GET /api/me": { user: null },
  "GET /api/categories": [],
  "GET /api/providers": [provider],
  "GET /api/providers/:providerId": provider,
  "GET /api/providers/:providerId/reviews": [],
  "GET /api/providers/:providerId/photos": [photo],
  "GET /api/providers/:providerId/checks": [],
  "GET /api/providers/:providerId/local-pages": [link],
  "GET /api/providers/:providerId/nearby": { within: 25, providers: [] },
  "GET /api/local-pages": [link],
  "GET /api/local-pages/:category": [link],
  "GET /api/local-pages/:state/:city/:category": {
    ...link,
    rating: "4.80",
    reviewCount: 5,
    typicalRates: { min: 80, max: null },
    providers: [provider],
    reviews: [],
    otherCategories: [link],
    nearby: [link]
  }
}

const searches = [
  "",
  "specialty=Roofing&minRating=4.5",
  "location=Austin%2C+TX&service=repair&sortBy=distance"
]
const addresses = pagePaths
  .filter((path) => !isPrivate(path))
  .map((path) => path.replace(":id", provider.id).replace(":state/:city/:category", "tx/austin/plumbing"))
  .flatMap((path) => searches.map((search) => [path, search] as const))

describe("a page has all of its data before it is rendered", () => {
  let asked: Array<EndpointKey> = []
  beforeAll(() => {
    sendThrough(async (key) => {
      asked.push(key)
      return Response.json(answers[key])
    })
  })

  it.each(addresses)("at %s?%s", async (path, search) => {
    asked = []
    const queryClient = createQueryClient()
    await preload(path)
    await loadData({ data: queryClient, path, search })
    expect(asked).toContain("GET /api/me")
    renderToString(
      <CacheProvider value={createCache({ key: "css" })}>
        <Router ssrPath={path} ssrSearch={search}>
          <App queryClient={queryClient} />
        </Router>
      </CacheProvider>
    )
    // A screen that needs more data leaves a pending query here. Queries for signed-in people are disabled.
    const waiting = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ options, state }) => state.status !== "success" && Reflect.get(options, "enabled") !== false)
    expect(waiting.map(({ queryKey }) => queryKey)).toEqual([])
    queryClient.clear()
  })
})
