// @vitest-environment node
import { readFileSync } from "node:fs"
import { get } from "node:http"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aReview } from "#tests/support/builders.ts"
import { jsonLdFaults } from "#tests/support/json-ld.ts"
import { seedHomeowner, seedMarketplace, seedProviders } from "#tests/support/seed.ts"
import { indexedPaths } from "#ui/entry/server/page-servers.ts"

import { type Head, readHead } from "./heads.ts"

const site = "https://pros.example"
const sitePicture = new URL("../../../ui/entry/browser/public/og-image.png", import.meta.url)
const nasty = `Fix & Sons </script><script>alert("1")</script>`

const kindsIn = ({ jsonLd: [block] }: Head) => JSON.stringify(block).match(/"@type":"\w+"/g) ?? []

const graphOf = ({ jsonLd: [block] }: Head): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Object(block)["@graph"]

const hasOwnPicture = (path: string, [title = ""]: Head["titles"]) =>
  /^\/providers?\/./.test(path) && !title.includes("水")

const isWhole = (path: string, page: Head) => {
  expect(page.status).toBe(200)
  expect(page.titles).toHaveLength(1)
  expect(page.descriptions).toHaveLength(1)
  expect(page.descriptions[0]?.length).toBeGreaterThan(40)
  expect(page.descriptions[0]?.length).toBeLessThanOrEqual(160)
  expect(page.canonical).toBe(site + path)
  expect(page.robots).toBeUndefined()
  expect(page.preview).toEqual({
    "og:site_name": "Best Contractors On Demand",
    "og:locale": "en_US",
    "og:type": "website",
    "og:title": page.titles[0]?.replace(" | Best Contractors On Demand", ""),
    "og:description": page.descriptions[0],
    "og:url": site + path,
    "og:image": hasOwnPicture(path, page.titles) ? `${site}/previews${path}.png` : `${site}/og-image.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.any(String),
    "twitter:card": "summary_large_image"
  })
  expect(page.jsonLd).toHaveLength(1)
  expect(page.jsonLd.flatMap(jsonLdFaults)).toEqual([])
}

const addressesIn = async (app: RunningApp, path: string) => {
  const { body } = await app.client().get<string>(path)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc.replaceAll("&amp;", "&"))
}

describe("the head of a page", () => {
  const { remove, ui } = openRenderedUi()
  let app: RunningApp
  let providers: ReadonlyArray<ProviderProfile>
  beforeAll(async () => {
    app = await startApp({ ui, publicUrl: site, indexedPages: indexedPaths })
    providers = await app.run(
      seedProviders([
        { businessName: "Reyes Plumbing", rating: 4.5, reviewCount: 2, ratingCounts: [0, 0, 0, 1, 1] },
        { businessName: nasty, profileImage: "/images/sons.jpg", description: nasty },
        { businessName: "Third Coast", specialties: ["Plumbing", "HVAC"] },
        {
          businessName: "Cool Air",
          specialties: ["HVAC"],
          location: "Round Rock",
          hourlyRateMin: null,
          hourlyRateMax: null
        },
        { businessName: "Colder Air", specialties: ["HVAC"], zipCode: "", place: null },
        { businessName: "One Mover", specialties: ["Moving"] },
        { businessName: "Moving 水管工", specialties: ["Moving"], location: "Round Rock" }
      ])
    )
    const homeowner = await app.run(seedHomeowner())
    const parties = { homeownerId: homeowner.id, providerId: providers[0]!.id }
    await app.run(
      seedMarketplace({
        reviews: [
          aReview({
            ...parties,
            rating: 4,
            serviceDate: "2026-03-02",
            createdAt: "2026-03-02T00:31:00.000Z"
          }),
          aReview({ ...parties, content: nasty })
        ]
      })
    )
  })
  afterAll(async () => {
    await app.stop()
    remove()
  })

  const head = (path: string) => readHead(app.client(), path)
  const pathOf = (index: number) => `/provider/${providers[index]?.id}`
  const localPage = "/providers/tx/austin/plumbing"

  it("is whole, and its own, on every page that may be found", { timeout: 60_000 }, async () => {
    const paths = [
      ...indexedPaths,
      "/providers?specialty=Plumbing",
      "/providers?specialty=HVAC",
      ...providers.map((_, index) => pathOf(index)),
      localPage
    ]
    const heads = await Promise.all(paths.map(head))
    heads.forEach((page, index) => isWhole(paths[index] ?? "", page))
    expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(paths.length)
    expect(new Set(heads.map(({ descriptions }) => descriptions[0])).size).toBe(paths.length)
  })

  it("names a picture of its own for each provider and place", { timeout: 60_000 }, async () => {
    const paths = [localPage, ...providers.slice(0, 6).map((_, index) => pathOf(index))]
    const heads = await Promise.all(paths.map(head))
    const pictures = await Promise.all(
      heads.map(async ({ preview }) => {
        const address = String(preview["og:image"]).replace(site, app.url)
        return Buffer.from(await (await fetch(address)).arrayBuffer())
      })
    )
    for (const picture of pictures) {
      expect(picture.subarray(1, 4).toString()).toBe("PNG")
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    }
    expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(paths.length)
    expect(heads[0]?.preview["og:image:alt"]).toBe("Plumbers in Austin, TX: 3 professionals to compare")
  })

  it("shows the site's picture of a provider whose name has letters that cannot be drawn", async () => {
    const { preview } = await head(pathOf(6))
    expect(preview["og:image"]).toBe(`${site}/og-image.png`)
    expect(preview["og:image:alt"]).toBe("Best Contractors On Demand: compare trusted local professionals")
    // Where its own picture was named before.
    const answer = await fetch(`${app.url}/previews${pathOf(6)}.png`)
    expect(answer.headers.get("content-type")).toBe("image/png")
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(sitePicture))).toBe(true)
  })

  it.each(["/previews/providers/tx/austin/roofing.png", "/previews/login.png", "/previews/dashboard.png"])(
    "leaves %s undrawn, for there is no such picture",
    async (path) => expect((await app.client().get(path)).status).toBe(404)
  )

  it("tells what people look for: what, where, how many and how good", async () => {
    expect((await head(localPage)).titles).toEqual([
      "Plumbing in Austin, TX: 3 professionals, 4.5 stars | Best Contractors On Demand"
    ])
    expect((await head("/providers?specialty=Plumbing&location=78704")).titles).toEqual([
      "Plumbing near 78704: 3 professionals | Best Contractors On Demand"
    ])
    expect((await head(pathOf(0))).titles).toEqual([
      "Reyes Plumbing: Plumbing in Austin, TX | Best Contractors On Demand"
    ])
  })

  it.each([
    ["/providers?utm_source=letter&specialty=HVAC", "/providers?specialty=HVAC"],
    ["/providers?sortBy=rating&minRating=&specialty=HVAC", "/providers?specialty=HVAC"],
    ["/providers?isLicensed=true&specialty=HVAC", "/providers?specialty=HVAC&isLicensed=true"],
    [
      "/providers?specialty=HVAC&isLicensed=true&minRating=4.50",
      "/providers?specialty=HVAC&minRating=4.5&isLicensed=true"
    ],
    ["/providers?location=+Austin%2C+TX+&availability=never", "/providers?location=Austin%2C+TX"],
    ["/services/plumbing?utm_source=letter", "/services/plumbing"],
    ["/?fbclid=1", "/"],
    ["/services?anything=1", "/services"],
    ["/login?next=%2Fdashboard", "/login"],
    ["/Providers/TX/Austin/Plumbing", localPage]
  ])("names one address for %s: %s", async (given, canonical) => {
    const { canonical: named, preview } = await head(given)
    expect(named).toBe(site + canonical)
    expect(preview["og:url"]).toBe(site + canonical)
  })

  it.each([
    "/providers?specialty=HVAC&isLicensed=true",
    "/providers?specialty=HVAC&sortBy=price",
    "/providers?location=Austin",
    "/providers?service=leak",
    // With too few providers, in another spelling, or not in the catalogue.
    "/providers?specialty=Moving",
    "/providers?specialty=hvac",
    "/providers?specialty=Falconry",
    "/services/plumbing?location=Austin",
    "/?service=leak",
    // With fewer than three providers.
    "/providers/tx/austin/moving"
  ])("keeps %s out of search engines, and its links in", async (path) => {
    const { canonical, robots, status } = await head(path)
    expect({ robots, status }).toEqual({ robots: "noindex, follow", status: 200 })
    expect(canonical).toBe(site + path)
  })

  it.each([
    ["/dashboard", 200],
    ["/messages", 200],
    ["/nowhere", 404],
    ["/providers/tx/austin/roofing", 404],
    ["/providers/tx/austin", 404],
    ["/provider/019a0000-0000-7000-8000-000000000000", 404]
  ])("says nothing on %s but that it is not to be found", async (path, status) => {
    const page = await head(path)
    expect(page).toMatchObject({
      status,
      robots: "noindex",
      canonical: undefined,
      descriptions: [],
      preview: {},
      jsonLd: []
    })
  })

  it.each([
    ["/start-project", "Start a new project | Best Contractors On Demand"],
    ["/reset-password", "Set a new password | Best Contractors On Demand"],
    ["/confirm-email", "Confirm your email address | Best Contractors On Demand"],
    ["/admin/audit", "Page not found | Best Contractors On Demand"]
  ])("gives %s, which the browser draws, the title %s", async (path, title) => {
    expect((await head(path)).titles).toEqual([title])
  })

  it("gives a rating only to those who have reviews", async () => {
    const [rated, unrated] = [await head(pathOf(0)), await head(pathOf(2))]
    expect(graphOf(rated)[0]).toMatchObject({
      "@type": "Plumber",
      name: "Reyes Plumbing",
      url: site + pathOf(0),
      priceRange: "$80 - $120/hr",
      address: {
        addressLocality: "Austin",
        addressRegion: "TX",
        postalCode: "78704",
        addressCountry: "US"
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 }
    })
    expect(Object(graphOf(rated)[0])["review"]).toMatchObject([
      { datePublished: "2026-03-01" },
      { datePublished: "2026-02-20" }
    ])
    expect(kindsIn(unrated)).not.toContain('"@type":"AggregateRating"')
    expect(graphOf(unrated)[0]).not.toHaveProperty("review")
  })

  it("says how to search the site on the home page, and the way to every other page", async () => {
    const home = graphOf(await head("/"))
    expect(home.map((node) => node["@type"])).toEqual(["WebSite", "Organization"])
    expect(Object(home[0])["potentialAction"]["target"]["urlTemplate"]).toBe(
      `${site}/providers?service={search_term_string}`
    )
    const [, trail] = graphOf(await head(pathOf(0)))
    const steps: ReadonlyArray<{ readonly name: string; readonly item: string }> =
      Object(trail)["itemListElement"]
    expect(steps.map(({ item, name }) => [name, item.slice(site.length)])).toEqual([
      ["Home", "/"],
      ["Services", "/services"],
      ["Plumbing", "/services/plumbing"],
      ["Austin, TX", localPage],
      ["Reyes Plumbing", pathOf(0)]
    ])
  })

  it("keeps what people have typed from being more than words", async () => {
    const page = await head(pathOf(1))
    expect(page.html).not.toContain("<script>alert")
    expect(page.titles[0]).toContain(nasty)
    expect(page.preview["og:title"]).toContain(nasty)
    expect(graphOf(page)[0]).toMatchObject({ name: nasty, image: `${site}/images/sons.jpg` })
    expect((await head(pathOf(0))).html).not.toContain("<script>alert")
  })

  it(
    "is that of every address in the sitemaps, which answers and names itself",
    { timeout: 60_000 },
    async () => {
      const pages: Array<string> = []
      for (const sitemap of await addressesIn(app, "/sitemap.xml")) {
        pages.push(...(await addressesIn(app, sitemap.slice(site.length))))
      }
      expect(pages.length).toBeGreaterThan(indexedPaths.length + providers.length)
      for (const page of pages) {
        const { canonical, robots, status } = await head(page.slice(site.length))
        expect({ page, canonical, robots, status }).toEqual({
          page,
          canonical: page,
          robots: undefined,
          status: 200
        })
      }
    }
  )
})

describe("without a public address", () => {
  const { remove, ui } = openRenderedUi()
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({ ui })
  })
  afterAll(async () => {
    await app.stop()
    remove()
  })

  const canonicalAt = (host: string) =>
    new Promise<string | undefined>((done, fail) => {
      const { hostname, port } = new URL(app.url)
      get({ hostname, port, path: "/services", headers: { host } }, (response) => {
        const chunks: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () =>
          done(/rel="canonical" href="([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1])
        )
      }).on("error", fail)
    })

  it("nobody is given the page that was kept for another name of the site", async () => {
    expect(await canonicalAt("one.example")).toBe("http://one.example/services")
    expect(await canonicalAt("two.example")).toBe("http://two.example/services")
    expect(await canonicalAt("one.example")).toBe("http://one.example/services")
  })

  it("a name that is none gets no page", async () => {
    expect(await canonicalAt('"><script>')).toBeUndefined()
  })
})
