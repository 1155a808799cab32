import type { Page, Request } from "playwright-core"
import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { signIn } from "../support/browser/people.ts"
import { personAt, type Place, providerId, publicPlaces } from "../support/browser/places.ts"
import {
  elementsIn,
  ownStyles,
  readWithoutScripts,
  screens,
  sentBy,
  timesOf
} from "../support/browser/sent-pages.ts"
import { settled } from "../support/browser/settled.ts"
import { shiftOf } from "../support/browser/shift.ts"

const product = atProduct()
const productUrl = inject("productUrl")
// Without the owner of a business, who is offered more on its page after hydration.
const places = (await publicPlaces(productUrl)).filter(({ viewpoint }) => viewpoint !== "provider")
const pages = places.filter(({ viewpoint }) => viewpoint === "visitor")
const rick = `/provider/${await providerId(productUrl)}`

/** An empty page from a viewpoint, with a list of the requests it will make. */
const openAs = async (viewpoint: (typeof places)[number]["viewpoint"]) => {
  const opened = await product.open()
  if (viewpoint !== "visitor") await signIn(opened.page, personAt(viewpoint))
  const requests: Array<Request> = []
  opened.page.on("request", (request) => void requests.push(request))
  return { ...opened, requests }
}

const pathOf = (request: Request) => new URL(request.url()).pathname

// A phone has to style and hydrate each element.
const mostElements = 600

// What is deferred until the paint is deferred for three seconds at most.
const patience = 3_000

// The browser itself logs the status of a page that is not found.
const isOurs = (complaint: string) => !complaint.includes("404 (Not Found)")

/** The number of files that a page requested, and those that its document does not name. */
const filesAskedFor = (requests: ReadonlyArray<Request>, sent: string) => {
  const asked = requests.filter((request) =>
    ["font", "script", "stylesheet"].includes(request.resourceType())
  )
  return { count: asked.length, unnamed: asked.map(pathOf).filter((file) => !sent.includes(file)) }
}

// The files that a visitor's first visit requested, for other tests of the same visit.
const visitorsFiles = new Map<string, ReturnType<typeof filesAskedFor>>()

const arriveAt = async ({ path, viewpoint }: Place) => {
  const opened = await openAs(viewpoint)
  const sent = await sentBy(opened.page, path)
  await opened.page.goto(path)
  await settled(opened.page)
  const files = filesAskedFor(opened.requests, sent)
  if (viewpoint === "visitor") visitorsFiles.set(path, files)
  return { ...opened, files, sent }
}

describe("a page from the server is taken over as it stands", () => {
  it.each(places)("at $path, for a $viewpoint", async (place) => {
    const { complaints, page, requests, sent } = await arriveAt(place)
    expect(complaints.filter(isOurs)).toEqual([])
    expect(requests.map(pathOf).filter((asked) => asked.startsWith("/api/"))).toEqual([])
    expect(requests.filter((request) => request.resourceType() === "stylesheet")).toEqual([])
    expect(await ownStyles(page)).toEqual([])
    const { paint, program } = await timesOf(page)
    expect(program).toBeGreaterThanOrEqual(Math.min(paint, patience))
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    const { after, before } = await screens(page, sent)
    expect(before.length).toBeGreaterThan(1_000)
    expect(after).toBe(before)
    expect(await elementsIn(page, sent)).toBeLessThanOrEqual(mostElements)
  })
})

describe("a style that only others were made of", () => {
  it("is written once another screen shows it", async () => {
    const { page } = await openAs("visitor")
    await page.goto("/")
    await settled(page)
    const parts = await page.evaluate(
      () => document.querySelector<HTMLElement>("style[data-parts]")?.dataset.parts?.split(" ") ?? []
    )
    await page.getByRole("link", { name: "Find Professionals" }).first().click()
    await page.waitForURL("**/providers")
    await settled(page)
    const written = await ownStyles(page)
    expect(parts.filter((name) => written.some((rule) => rule.startsWith(`.css-${name} `)))).not.toEqual([])
  })
})

describe("everything that a page needs", () => {
  it.each(pages)("is named in its head, at $path", async (place) => {
    const { count, unnamed } = visitorsFiles.get(place.path) ?? (await arriveAt(place)).files
    expect(count).toBeGreaterThan(1)
    expect(unnamed).toEqual([])
  })
})

interface Named {
  readonly id: string
  readonly businessName: string
}

describe("without scripts", () => {
  it("the list of professionals says who was found, and leads to them", async () => {
    const { page } = await openAs("visitor")
    await page.goto("/login")
    const answer = await page.request.get("/api/providers?specialty=Plumbing&isLicensed=true")
    const found: ReadonlyArray<Named> = await answer.json()
    const read = await readWithoutScripts(page, "/providers?specialty=Plumbing&isLicensed=true")
    expect(found).toHaveLength(20)
    expect(read.names).toEqual(found.map(({ businessName }) => businessName))
    expect(read.links).toEqual(expect.arrayContaining(found.map(({ id }) => `/provider/${id}`)))
    expect(read.text).toContain(`Found ${answer.headers()["x-total-count"]} professionals`)
  })

  it("a list for an emergency has the buttons that call", async () => {
    const { page } = await openAs("visitor")
    const near = "availability=asap&sortBy=distance&location=Austin%2C+TX"
    await page.goto("/login")
    const { text } = await readWithoutScripts(page, `/services/plumbing?${near}`)
    const cards = text.split("View Profile").slice(0, -1)
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) expect(card).toContain("CallGet Quote")
  })

  it("a professional's page has the reviews", async () => {
    const { page } = await openAs("visitor")
    await page.goto("/login")
    const answer = await page.request.get(`/api${rick.replace("provider", "providers")}/reviews?limit=10`)
    const reviews: ReadonlyArray<{ readonly title: string; readonly content: string }> = await answer.json()
    const read = await readWithoutScripts(page, rick)
    expect(reviews.length).toBeGreaterThan(3)
    expect(read.headings).toEqual(["Bluebonnet Plumbing & Drain"])
    expect(read.title).toContain("Bluebonnet Plumbing & Drain")
    expect(read.names).toEqual(reviews.map(({ title }) => title))
    for (const { content } of reviews) expect(read.text).toContain(content.trim())
  })

  it("the header knows who looks, and nobody else's page does", async () => {
    const { page } = await openAs("homeowner")
    const visitor = await openAs("visitor")
    await page.goto("/services")
    await visitor.page.goto("/services")
    const { user }: { readonly user: { readonly id: string } } = await (
      await page.request.get("/api/me")
    ).json()
    for (const path of ["/", "/services", "/providers", rick, "/join-as-pro"]) {
      const own = await readWithoutScripts(page, path)
      expect(own.header).toContain("Olivia")
      expect(own.header).not.toContain("Sign In")
      expect((await readWithoutScripts(visitor.page, path)).header).toContain("Sign In")
      expect(await sentBy(page, path)).toContain(user.id)
      expect(await sentBy(visitor.page, path)).not.toContain(user.id)
    }
  })
})

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe("the first paint", () => {
  it.each(["light", "dark"] as const)("is as %s as the page that follows", async (colorScheme) => {
    const { page } = await product.open({ colorScheme })
    await page.route("**/assets/*.js", (route) => route.abort())
    await page.goto("/")
    const first = await background(page)
    await page.unroute("**/assets/*.js")
    await page.goto("/")
    await settled(page)
    expect(first).toBe(await background(page))
    expect(first).toBe(colorScheme === "dark" ? "rgb(20, 19, 17)" : "rgb(252, 250, 246)")
  })
})
