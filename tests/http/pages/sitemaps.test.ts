import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Window } from "happy-dom"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
const site = "https://pros.example"

interface Entry {
  readonly loc: string
  readonly lastmod: string | undefined
}

const parser = new new Window().DOMParser()

/** Parses a sitemap as XML and checks it against the protocol: root, namespace, and a location in each entry. */
const readSitemap = (text: string, root: "urlset" | "sitemapindex"): ReadonlyArray<Entry> => {
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/)
  const { documentElement } = parser.parseFromString(text, "text/xml")
  expect(documentElement.localName).toBe(root)
  expect(documentElement.namespaceURI).toBe(namespace)
  return [...documentElement.children].map((entry) => {
    expect(entry.localName).toBe(root === "urlset" ? "url" : "sitemap")
    const [loc = ""] = [...entry.getElementsByTagName("loc")].map(({ textContent }) => textContent)
    const [lastmod] = [...entry.getElementsByTagName("lastmod")].map(({ textContent }) => textContent)
    return { loc, lastmod }
  })
}

const pathOf = ({ loc }: Entry) => {
  expect(loc.startsWith(`${site}/`)).toBe(true)
  return loc.slice(site.length)
}

const place = { place: "tx/austin", specialties: ["Plumbing", "Kitchen Remodeling"] }
const updatedAt = "2026-04-09T10:11:12.000Z"

const providers = [
  ...Array.from({ length: 6 }, () => aProvider(place)),
  aProvider({ ...place, updatedAt }),
  aProvider({ specialties: ["Moving"], place: "tx/austin" }),
  aProvider({ ...place, listed: false })
]

const aRoofer = (about: Partial<ProviderProfile> = {}) =>
  aProvider({ place: "tx/waco", specialties: ["Roofing"], ...about })

describe("sitemaps", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({ publicUrl: site, sitemapSize: 3, indexedPages: ["/", "/services"] })
    await app.run(seedMarketplace({ providers }))
  })
  afterAll(() => app.stop())

  const text = async (path: string) => {
    const { body, headers, status } = await app.client().get<string>(path)
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(headers.get("content-type")).toBe("text/xml; charset=utf-8")
    expect(headers.get("cache-control")).toBe("public, max-age=600")
    return body
  }

  it("are named by an index, each with its newest change", async () => {
    const index = readSitemap(await text("/sitemap.xml"), "sitemapindex")
    expect(index.map(pathOf)).toEqual([
      "/sitemaps/pages.xml",
      "/sitemaps/providers-1.xml",
      "/sitemaps/providers-2.xml",
      "/sitemaps/providers-3.xml",
      "/sitemaps/local-plumbing.xml",
      "/sitemaps/local-kitchen-remodeling.xml"
    ])
    expect(index.filter(({ lastmod }) => lastmod === updatedAt).map(pathOf)).toEqual([
      "/sitemaps/providers-3.xml",
      "/sitemaps/local-plumbing.xml",
      "/sitemaps/local-kitchen-remodeling.xml"
    ])
  })

  it("hold the pages that are always there, and a search for each category with enough providers", async () => {
    const pages = readSitemap(await text("/sitemaps/pages.xml"), "urlset")
    expect(pages.map(pathOf)).toEqual([
      "/",
      "/services",
      "/providers?specialty=Plumbing",
      "/providers?specialty=Kitchen+Remodeling"
    ])
  })

  it("hold every listed provider once, and nobody else", async () => {
    const entries: Array<Entry> = []
    for (const number of [1, 2, 3]) {
      const piece = readSitemap(await text(`/sitemaps/providers-${number}.xml`), "urlset")
      expect(piece.length).toBeLessThanOrEqual(3)
      entries.push(...piece)
    }
    const listed = providers.filter((provider) => provider.listed)
    expect(entries.map(pathOf)).toEqual(listed.map(({ id }) => `/provider/${id}`).toSorted())
    const stamps = new Map(listed.map((provider) => [`/provider/${provider.id}`, provider.updatedAt]))
    for (const entry of entries) expect(entry.lastmod).toBe(stamps.get(pathOf(entry)))
  })

  it("hold the local pages of a category", async () => {
    const pages = readSitemap(await text("/sitemaps/local-kitchen-remodeling.xml"), "urlset")
    expect(pages).toEqual([{ loc: `${site}/providers/tx/austin/kitchen-remodeling`, lastmod: updatedAt }])
  })

  it.each([
    "providers-0",
    "providers-4",
    "providers-01",
    "providers-x",
    "providers-",
    "local-moving",
    "local-falconry",
    "local-",
    "pages2",
    "index"
  ])("do not exist under the name %s", async (name) => {
    expect((await app.client().get(`/sitemaps/${name}.xml`)).status).toBe(404)
  })

  it.each(["/robots.txt", "/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/local-plumbing.xml"])(
    "%s is not sent again to whoever has it",
    async (path) => {
      const { etag = "none" } = await raw(app.url, path)
      expect(etag).toMatch(/^"[\w-]{27}"$/)
      const again = await raw(app.url, path, { "if-none-match": etag })
      expect([again.status, again.body.length, again.etag]).toEqual([304, 0, etag])
      const other = await raw(app.url, path, { "if-none-match": '"another"' })
      expect([other.status, other.etag]).toEqual([200, etag])
    }
  )

  it("have another name once what they hold has changed", async () => {
    const path = "/sitemaps/local-roofing.xml"
    await app.run(seedMarketplace({ providers: [aRoofer(), aRoofer(), aRoofer()] }))
    const { etag = "none" } = await raw(app.url, path)
    await app.run(seedMarketplace({ providers: [aRoofer({ updatedAt: "2031-01-01T00:00:00.000Z" })] }))
    const later = await raw(app.url, path, { "if-none-match": etag })
    expect([later.status, later.etag === etag]).toEqual([200, false])
  })

  it("are told of by robots.txt, which closes what is private", async () => {
    const { body, headers, status } = await app.client().get<string>("/robots.txt")
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8")
    const lines = body.split("\n")
    expect(lines[0]).toBe("User-agent: *")
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(lines).toContain("Disallow: /notifications")
    expect(lines.filter((line) => /^Disallow: \/(?:services|providers?\b(?!-)|$)/.test(line))).toEqual([])
  })
})

it("more sitemaps than may wait are refused, with the time to come back, and one is read at a time", async () => {
  const gate: Array<() => void> = []
  const held = new Promise<void>((go) => gate.push(go))
  let reading = 0
  let most = 0
  const slow = Layer.effect(
    SitemapViews,
    Effect.map(SitemapViews, (views) => ({
      ...views,
      localPages: (category) =>
        Effect.promise(async () => {
          reading += 1
          most = Math.max(most, reading)
          await held
          reading -= 1
        }).pipe(Effect.andThen(views.localPages(category)))
    }))
  )
  const app = await startApp({ change: (ports) => Layer.provideMerge(slow, ports) })
  const refused: Array<Headers> = []
  const flood = Array.from({ length: 20 }, async () => {
    const { headers, status } = await app.client().get("/sitemaps/local-plumbing.xml")
    if (status === 503) refused.push(headers)
  })
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(3)
  expect(refused[0]?.get("content-type")).toBe("application/problem+json")
  expect(refused[0]?.get("retry-after")).toBe("5")
  expect((await app.client().get("/sitemap.xml")).status).toBe(200)
  gate.forEach((go) => go())
  await Promise.all(flood)
  await app.stop()
  expect([refused.length, most]).toEqual([3, 1])
})

it("nobody may keep the answer that the database is away", async () => {
  const away = Effect.die(new StoreUnavailable("away", new Error("ECONNREFUSED")))
  const gone = Layer.effect(
    SitemapViews,
    Effect.map(SitemapViews, (views) => ({ ...views, localCategories: away, localPages: () => away }))
  )
  const app = await startApp({ change: (ports) => Layer.provideMerge(gone, ports) })
  for (const path of ["/sitemap.xml", "/sitemaps/local-plumbing.xml"]) {
    const { headers, status } = await app.client().get(path)
    const told = ["retry-after", "cache-control"].map((name) => headers.get(name))
    expect({ path, status, told }).toEqual({ path, status: 503, told: ["5", null] })
  }
  await app.stop()
})

describe("without a public address", () => {
  it("absolute addresses are those that the request names", async () => {
    const app = await startApp()
    const { body } = await app.client().get<string>("/robots.txt")
    expect(body).toContain(`Sitemap: ${app.url}/sitemap.xml`)
    await app.stop()
  })

  it("and behind a proxy those that the proxy names", async () => {
    const app = await startApp({ trustProxy: true })
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "pros.example" }
    const { body } = await app.client().get<string>("/sitemap.xml", headers)
    expect(readSitemap(body, "sitemapindex")).toEqual([
      { loc: "https://pros.example/sitemaps/pages.xml", lastmod: undefined }
    ])
    await app.stop()
  })
})
