import type { Locator } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { signIn } from "../support/browser/people.ts"
import { personAt } from "../support/browser/places.ts"
import { repainted, settled } from "../support/browser/settled.ts"

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

/** Whether nothing covers the middle and the end of the part. */
const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return [(left + right) / 2, right - 8].every((x) =>
      element.contains(document.elementFromPoint(x, middle))
    )
  })

describe("a toast beside a chat", () => {
  it.each([900, 1280])("leaves its field and its button free at %d pixels", async (width) => {
    const { page } = await product.open()
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, personAt("homeowner"))
    await page.goto("/messages")
    await settled(page)
    await page.getByRole("button", { name: /Bluebonnet Plumbing/ }).click()
    await page.route("**/messages", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 422, json: {} }) : route.continue()
    )
    const field = page.getByRole("textbox", { name: "Message", exact: true })
    const send = page.getByRole("button", { name: "Send message" })
    await field.fill("When could you come?")
    await send.click()
    await page.getByText("Failed to send message", { exact: true }).first().waitFor()
    await repainted(page)
    await field.fill("On Tuesday?")
    const more = page.getByRole("button", { name: "More", exact: true })
    for (const part of [field, send, more]) expect(await isFree(part)).toBe(true)
  })
})
