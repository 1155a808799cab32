import type { Page, Route } from "playwright-core"
import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { atEmptyProduct } from "../support/browser/empty-product.ts"
import { overSlowLine } from "../support/browser/held-files.ts"
import { register, signIn } from "../support/browser/people.ts"
import { personAt, publicPlaces } from "../support/browser/places.ts"
import { settled } from "../support/browser/settled.ts"
import { shiftOf } from "../support/browser/shift.ts"

const product = atProduct()
// For tests that register: the shared product accepts thirty registrations an hour from one address.
const emptyProduct = atEmptyProduct()
const pages = (await publicPlaces(inject("productUrl"))).filter(({ viewpoint }) => viewpoint === "visitor")

/** Makes the page believe that the server sends email, which the product of the tests does not. */
const sayThatMailGoes = (page: Page) =>
  page.route("**/dashboard", async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('name="mail" content="off"', 'name="mail" content="on"')
    })
  })

describe.each(["phone", "desktop"] as const)("a page of one's own on a %s", (screen) => {
  it.each([
    ["homeowner", "/saved"],
    // Who has saved nobody.
    ["provider", "/saved"],
    ["homeowner", "/notifications"],
    ["provider", "/notifications"],
    ["provider", "/provider-profile"]
  ] as const)("stays where it is while what it shows is fetched, for a %s at %s", async (viewpoint, path) => {
    const { page } = await product.open({ screen })
    await signIn(page, personAt(viewpoint))
    await page.goto(path)
    await settled(page)
    expect(await page.getByRole("contentinfo").count()).toBe(1)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })

  it("stays where it is while it turns out that one's address is not confirmed, at /dashboard", async () => {
    const { page } = await emptyProduct.open({ screen })
    await register(page)
    await sayThatMailGoes(page)
    await overSlowLine(page)
    await page.goto("/dashboard")
    await page.getByText(/^Please confirm/).waitFor()
    await settled(page)
    await page.getByText("No projects yet").waitFor()
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })
})

describe("a page that nobody has asked for since the start", () => {
  it("says all that there is to say where nobody is found, at /services/plumbing", async () => {
    const { page } = await emptyProduct.open()
    const answer = await page.request.get("/services/plumbing?location=Anchorage%2C+AK")
    expect(await answer.text()).toContain("No plumbers within 50 miles of Anchorage, AK.")
  })
})

/** The number of pieces in which a slow line delivers the document, and the piece after which the font arrives. */
const pieces = 80
const fontCame = 40

/**
 * Opens an empty page of the product, into which a document is written later. Its font is requested at once, as in a
 * browser that had it before.
 */
const openEmpty = async (page: Page) => {
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }))
  await page.goto("/empty")
}

const fontAddress = /href="([^"]+\.woff2)"/
const rememberFont = (page: Page, html: string) =>
  page.evaluate((address) => localStorage.setItem("font", address), fontAddress.exec(html)?.[1] ?? "")

/** Holds the font back until the returned function is called. */
const holdFont = async (page: Page) => {
  const held: Array<Route> = []
  await page.route("**/*.woff2", (route) => void held.push(route))
  return async () => {
    expect(held).toHaveLength(1)
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Splits a document between its elements: the head, then pieces of the body with equally many elements. */
const torn = (html: string) => {
  const body = html.indexOf("<body")
  const starts = [...html.slice(body).matchAll(/(?<=>)</g)].map(({ index }) => body + index)
  const each = Math.ceil(starts.length / pieces)
  const cuts = [0, body, ...starts.filter((_, place) => place % each === 0), html.length]
  return cuts.slice(1).map((end, place) => html.slice(cuts[place], end))
}

/** Writes piece after piece and lets the browser paint after each. */
const write = (page: Page, all: ReadonlyArray<string>) =>
  page.evaluate(async (given) => {
    for (const html of given) {
      document.write(html)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }
  }, all)

describe.each(["phone", "desktop"] as const)("a page that arrives in pieces on a %s", (screen) => {
  it.each(pages)("stays where it is, at $path", async ({ path }) => {
    const { page } = await product.open({ screen })
    // Without scripts: this test is about the document's arrival alone.
    await page.route("**/*.js", (route) => route.abort())
    const letFontCome = await holdFont(page)
    await openEmpty(page)
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), path)
    await rememberFont(page, html)
    await page.evaluate(() => document.open())
    const all = torn(html)
    await write(page, all.slice(0, fontCame))
    await letFontCome()
    await write(page, all.slice(fontCame))
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator("footer").count()).toBe(1)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })
})
