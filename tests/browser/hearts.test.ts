import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { pastFirstView, settled } from "../support/browser/settled.ts"
import { shiftOf } from "../support/browser/shift.ts"

const product = atProduct()

// Hearts load after the first view, into reserved space.
describe.each([16, 32])("with text of %i pixels, on a phone", (size) => {
  it("hearts move nothing when they come", async () => {
    const { page } = await product.open()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((pixels) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.documentElement.style.setProperty("font-size", `${pixels}px`)
      }).observe(document, { childList: true })
    }, size)
    await page.goto("/providers?service=plumbing")
    await settled(page)
    const profile = await page.getByRole("link", { name: "View Profile" }).first().getAttribute("href")
    await pastFirstView(page)
    expect(await shiftOf(page)).toBe(0)
    await page.goto(profile ?? "")
    await settled(page)
    await pastFirstView(page)
    expect(await shiftOf(page)).toBe(0)
  })
})
