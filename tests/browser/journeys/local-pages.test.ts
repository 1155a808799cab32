import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { settled } from "#tests/support/browser/settled.ts"

const product = atProduct()

const brand = "Best Contractors On Demand"

/** The document's metadata. */
const machineWords = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? null,
    marked: document.head.querySelectorAll("[data-of-page]").length,
    titles: document.querySelectorAll("title").length
  }))

/** An XML document as a browser parses it; one that is not well-formed has another root. */
const readXml = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const text = await (await fetch(address)).text()
    const { documentElement } = new DOMParser().parseFromString(text, "text/xml")
    const addresses = [...documentElement.getElementsByTagName("loc")].map(({ textContent }) => textContent)
    return { root: documentElement.localName, addresses }
  }, path)

describe("a visitor", () => {
  it("finds the local page from its category, and a professional from there, each with its own title", async () => {
    const { complaints, page } = await product.open()
    await page.goto("/services/plumbing")
    await settled(page)
    await page.getByRole("link", { name: "Austin, TX" }).click()
    await page.getByRole("heading", { level: 1, name: "Plumbers in Austin, TX" }).waitFor()
    expect(await page.title()).toMatch(
      new RegExp(`^Plumbing in Austin, TX: \\d+ professionals, \\d\\.\\d stars \\| ${brand}$`)
    )

    const name = "Bluebonnet Plumbing & Drain"
    await page.getByRole("article", { name }).getByRole("link", { name: "View Profile" }).click()
    await page.getByRole("heading", { level: 1, name }).waitFor()
    expect(await page.title()).toBe(`${name}: Plumbing in Austin, TX | ${brand}`)
    await page.getByRole("link", { name: "More plumbers in Austin" }).click()
    await page.getByRole("heading", { level: 1, name: "Plumbers in Austin, TX" }).waitFor()
    expect(new URL(page.url()).pathname).toBe("/providers/tx/austin/plumbing")
    expect(complaints).toEqual([])
  })

  it("takes nothing of the first page's head along to the next", async () => {
    const { complaints, page } = await product.open()
    await page.goto("/providers/tx/austin/plumbing")
    await settled(page)
    const first = await machineWords(page)
    expect(first).toMatchObject({ canonical: page.url(), titles: 1 })
    expect(first.marked).toBeGreaterThan(10)
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()
    await page.getByRole("heading", { level: 1, name: /Find trusted/ }).waitFor()
    expect(await machineWords(page)).toEqual({ canonical: null, marked: 0, titles: 1 })
    expect(complaints).toEqual([])
  })

  it("sees a search's title follow the search", async () => {
    const { page } = await product.open()
    await page.goto("/providers?specialty=HVAC")
    await settled(page)
    expect(await page.title()).toMatch(/^HVAC: \d+ professionals \|/)
    await page.getByRole("button", { name: "Licensed" }).click()
    await page.waitForFunction(() => /^HVAC, licensed: \d+ professionals? \|/.test(document.title))
    expect(await page.locator("title").count()).toBe(1)
  })
})

describe("a search engine", () => {
  it("reads sitemaps that a browser takes for XML, and the picture that pages name", async () => {
    const { page } = await product.open()
    await page.goto("/login")
    const index = await readXml(page, "/sitemap.xml")
    const maps = await Promise.all(index.addresses.map((address) => readXml(page, new URL(address).pathname)))
    const roots = [index, ...maps].map(({ root }) => root)
    expect(roots.length).toBeGreaterThan(5)
    expect(new Set(roots)).toEqual(new Set(["sitemapindex", "urlset"]))

    for (const path of ["/", "/providers/tx/austin/plumbing"]) {
      await page.goto(path)
      const address = await page.locator("meta[property='og:image']").getAttribute("content")
      const picture = await page.request.get(new URL(address ?? "").pathname)
      expect(picture.status()).toBe(200)
      expect(picture.headers()["content-type"]).toBe("image/png")
      const bytes = await picture.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })
})
