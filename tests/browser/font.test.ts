import type { Page } from "playwright-core"
import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { overflow, tornWords } from "../support/browser/layout-faults.ts"
import { allPlaces } from "../support/browser/places.ts"

const product = atProduct()
const places = await allPlaces(inject("productUrl"))
const pages = places.flatMap(({ path, viewpoint }) => (viewpoint === "visitor" ? [path] : []))

/** The fonts that an element is drawn with. */
const fontsOf = async (page: Page, selector: string): Promise<ReadonlyArray<string>> => {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

describe("while the font does not come", () => {
  it.each(pages)("the words of %s stand whole in another of its width", async (path) => {
    const { page } = await product.open()
    await page.route("**/*.woff2", (route) => route.abort())
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await page.locator("main h1").waitFor()
    expect(await fontsOf(page, "main h1")).toEqual(["Liberation Sans"])
    expect([...(await page.evaluate(tornWords)), ...(await page.evaluate(overflow))]).toEqual([])
  })
})
