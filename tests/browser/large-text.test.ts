import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { repainted } from "../support/browser/settled.ts"
import { setTextSize } from "../support/browser/sizes.ts"

const product = atProduct()

/** Words of headings that are broken across lines. */
const brokenWords = () =>
  [...document.querySelectorAll("main :is(h1, h2)")].flatMap((heading) => {
    const [text] = heading.childNodes
    if (!(text instanceof Text)) return []
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
    })
  })

describe("text of twice the size breaks no word of a heading", () => {
  it.each([
    { path: "/", viewpoint: "visitor" },
    { path: "/messages", viewpoint: "homeowner" }
  ] as const)("on $path of a phone", async (place) => {
    const { page } = await product.visit(place)
    await setTextSize(page, 32)
    await page.setViewportSize({ width: 390, height: 800 })
    await repainted(page)
    expect(await page.evaluate(brokenWords)).toEqual([])
  })
})

/** How many of the header's navigation and the button that opens it are visible: it should be one. */
const waysOn = (page: Page) =>
  page
    .locator("header nav[aria-label=Main], header button[aria-label='Open menu']")
    .evaluateAll((ways) => ways.filter((way) => way.checkVisibility()).length)

describe("the header", () => {
  it.each(
    [16, 20, 24, 32].flatMap((size) =>
      (["visitor", "homeowner"] as const).map((viewpoint) => ({ size, viewpoint }))
    )
  )("fits every width with text of $size pixels, for a $viewpoint", async ({ size, viewpoint }) => {
    const { page } = await product.visit({ path: "/login", viewpoint })
    await setTextSize(page, size)
    for (let width = 320; width <= 1920; width += 50) {
      await page.setViewportSize({ width, height: 800 })
      await repainted(page)
      const header = await page.evaluate(() => {
        const { height } = document.querySelector("header")!.getBoundingClientRect()
        return {
          height,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth
        }
      })
      expect({ width, overflow: header.overflow }).toEqual({ width, overflow: 0 })
      // Room is left for the page.
      expect(header.height).toBeLessThan(145)
      expect(await waysOn(page)).toBe(1)
    }
  })

  it("has a visitor's links in one line from the medium breakpoint on", async () => {
    const { page } = await product.visit({ path: "/services", viewpoint: "visitor" })
    for (const { isInView, width } of [
      { width: 899, isInView: false },
      { width: 900, isInView: true },
      { width: 950, isInView: true }
    ]) {
      await page.setViewportSize({ width, height: 800 })
      await repainted(page)
      const links = page.locator("header nav[aria-label=Main]")
      expect({ width, isInView: await links.isVisible() }).toEqual({ width, isInView })
      expect((await page.locator("header").boundingBox())?.height).toBeLessThan(80)
    }
  })

  it("leads to the dashboard from the user's menu where large text has no room for the link", async () => {
    const { page } = await product.visit({ path: "/", viewpoint: "homeowner" })
    await setTextSize(page, 32)
    await page.getByRole("button", { name: "Olivia" }).click()
    const item = page.getByRole("menuitem", { name: "Dashboard" })
    await item.waitFor()
    expect(await item.getAttribute("href")).toBe("/dashboard")
  })
})
