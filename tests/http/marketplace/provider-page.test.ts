import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { providerPage } from "#adapters/http-koa/routes/provider-page.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { asWritten } from "#domain/search/interpretation.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

type Page = ReadonlyArray<Provider>

const nextOf = (headers: Headers) => /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1]

const linkTo = ({ offset }: { readonly offset: string }) => `/next?offset=${offset}`

const headersOf = (total: number, found: number) =>
  providerPage(linkTo)({
    providers: Array.from<Provider>({ length: found }),
    total,
    byWords: total,
    search: { limit: 20, offset: 980, words: [] },
    meaning: asWritten(""),
    place: null
  }).headers

describe("pages of providers", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
    const plumbers = Array.from({ length: 45 }, (_, index) => aProvider({ rating: (index % 10) / 2 }))
    await app.run(
      seedMarketplace({
        providers: [...plumbers, aProvider({ specialties: ["Roofing"] }), aProvider({ listed: false })]
      })
    )
  })
  afterAll(() => app.stop())

  it("tell the total, and lead from one to the next through all, each provider once", async () => {
    const client = app.client()
    const ids: Array<string> = []
    const sizes: Array<number> = []
    let path: string | undefined = "/api/providers?specialty=Plumbing&location=Austin%2C%20TX&sortBy=rating"
    while (path !== undefined) {
      const { body, headers } = await client.get<Page>(path)
      expect(headers.get("x-total-count")).toBe("45")
      ids.push(...body.map(({ id }) => id))
      sizes.push(body.length)
      path = nextOf(headers)
    }
    expect(sizes).toEqual([20, 20, 5])
    expect(new Set(ids).size).toBe(45)
  })

  it("keep what was asked for, but for the offset", async () => {
    const { headers } = await app
      .client()
      .get<Page>("/api/providers?specialty=Plumbing&location=Austin%2C+TX&utm=a%26b&limit=10&offset=5")
    const next = new URL(nextOf(headers) ?? "", app.url)
    expect(next.pathname).toBe("/api/providers")
    expect(Object.fromEntries(next.searchParams)).toEqual({
      specialty: "Plumbing",
      location: "Austin, TX",
      limit: "10",
      offset: "15"
    })
  })

  it("say nothing of a next one on the last, and zero where nothing matches", async () => {
    const none = await app.client().get<Page>("/api/providers?specialty=Moving")
    expect(none).toMatchObject({ status: 200, body: [] })
    expect(none.headers.get("x-total-count")).toBe("0")
    expect(none.headers.get("link")).toBeNull()
    const last = await app.client().get<Page>("/api/providers?specialty=Plumbing&offset=40")
    expect(last.headers.get("link")).toBeNull()
  })

  it("count up to a thousand, and say so beyond", () => {
    expect(headersOf(1_000, 20)).toEqual({ "X-Total-Count": "1000" })
    expect(headersOf(1_001, 20)).toEqual({
      "X-Total-Count": "1000+",
      Link: '</next?offset=1000>; rel="next"'
    })
    expect(headersOf(1_001, 3)).toEqual({ "X-Total-Count": "1000+" })
  })
})
