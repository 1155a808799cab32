import { describe, expect, inject, it } from "vitest"

import { atProduct } from "./at-product.ts"
import { publicPlaces } from "./places.ts"
import { shiftOf } from "./shift.ts"

const product = atProduct()
const pages = (await publicPlaces(inject("productUrl"))).filter(({ viewpoint }) => viewpoint === "visitor")

/** A line on which the document comes in pieces and the font after it: 100 ms away, 60 KB/s. */
const slowLine = { offline: false, latency: 100, downloadThroughput: 60_000, uploadThroughput: 60_000 }

describe.each(["phone", "desktop"] as const)("on a %s with a slow line", (screen) => {
  it.each(pages)("what is there stays where it is, at $path", async ({ path }) => {
    const { page } = await product.open({ screen })
    const line = await page.context().newCDPSession(page)
    await line.send("Network.emulateNetworkConditions", slowLine)
    // What is looked at is the document's own arrival.
    await page.route("**/*.js", (route) => route.abort())
    await page.goto(path, { waitUntil: "load" })
    await page.evaluate(() => document.fonts.ready)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })
})
