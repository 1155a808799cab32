import type { Page, Route } from "playwright-core"
import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { overFastLine, overSlowLine } from "../support/browser/held-files.ts"
import { overflow, tornWords } from "../support/browser/layout-faults.ts"
import { allPlaces } from "../support/browser/places.ts"
import { settled } from "../support/browser/settled.ts"
import { shiftOf } from "../support/browser/shift.ts"

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

/** Waits until all earlier requests for the font are answered: those for one file are answered in their order. */
const fetched = async () => {
  const href = document.querySelector<HTMLLinkElement>("link[as=font]")?.href ?? ""
  await new FontFace("Asked last", `url(${href})`).load()
}

describe("a font that comes when the page is being read", () => {
  it.each(["/", "/providers", "/services/landscaping"])(
    "moves nothing on %s, and draws the next page",
    async (path) => {
      const { page } = await product.open()
      // Over a slow one the font would not be asked for before the page is hydrated.
      await overFastLine(page, `**${path}`)
      const held: Array<Route> = []
      await page.route("**/*.woff2", (route) => void held.push(route))
      await page.goto(path, { waitUntil: "commit" })
      await page.locator("#root[data-taken-over]").waitFor()
      expect(held.length).toBeGreaterThan(0)
      await page.unroute("**/*.woff2")
      await Promise.all(held.map((route) => route.continue()))
      await settled(page)
      await page.evaluate(fetched)
      expect(await fontsOf(page, "main h1")).toEqual(["Liberation Sans"])
      expect(await shiftOf(page)).toBe(0)
      await page.getByRole("link", { name: "Help" }).click()
      await page.waitForURL("**/help")
      await settled(page)
      expect(await fontsOf(page, "main h1")).toEqual([expect.stringMatching(/^Figtree/)])
    }
  )
})

/** The order in which a page requests the font and the program's own file. */
const askedBy = (page: Page) => {
  const asked: Array<"font" | "program"> = []
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) asked.push("font")
    if (request.url().includes("/assets/index-")) asked.push("program")
  })
  return asked
}

describe("over a slow line the font", () => {
  it("leaves the line to the program at first, and is asked for at once when it is known", async () => {
    const { page } = await product.open()
    await overSlowLine(page)
    const asked = askedBy(page)
    await page.goto("/providers")
    await page.locator("#root[data-taken-over]").waitFor()
    await page.waitForFunction(() => localStorage.getItem("font") !== null)
    expect(asked).toEqual(["program", "font"])
    expect(await fontsOf(page, "main h1")).toEqual(["Liberation Sans"])
    await page.getByRole("link", { name: "Help" }).click()
    await page.waitForURL("**/help")
    await settled(page)
    expect(await fontsOf(page, "main h1")).toEqual([expect.stringMatching(/^Figtree/)])
    asked.length = 0
    await page.goto("/providers")
    await page.locator("#root[data-taken-over]").waitFor()
    expect(asked[0]).toBe("font")
    expect(await fontsOf(page, "main h1")).toEqual([expect.stringMatching(/^Figtree/)])
  })

  it("is asked for at once where it was the server that took its time", async () => {
    const { page } = await product.open()
    await overSlowLine(page)
    await overFastLine(page, "**/providers")
    const asked = askedBy(page)
    await page.goto("/providers")
    await page.locator("#root[data-taken-over]").waitFor()
    expect(asked[0]).toBe("font")
  })
})
