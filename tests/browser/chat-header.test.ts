import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { repainted } from "../support/browser/settled.ts"

const product = atProduct()

const controls = ["Call", "Video call (not available yet)", "More"]

describe("the head of a chat", () => {
  it.each([320, 390, 768, 1280])("has its buttons at %d pixels, beside a name to read", async (width) => {
    const { page } = await product.visit({ path: "/messages", viewpoint: "homeowner" })
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole("button", { name: /Bluebonnet Plumbing/ }).click()
    await page.getByRole("log").waitFor()
    await repainted(page)
    for (const name of controls) {
      const control = page.getByRole("button", { name, exact: true })
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await control.focus()
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    const partner = page
      .getByRole("region", { name: /^Conversation with/ })
      .getByRole("heading", { level: 2 })
    expect((await partner.boundingBox())?.width).toBeGreaterThan(90)
  })
})
