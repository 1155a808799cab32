import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { settled } from "../support/browser/settled.ts"

const product = atProduct()

const title = "Service provider/contractor"

const choices: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "its radio button by its label": (page) => page.getByLabel(title).check(),
  "its radio button by its role": (page) => page.getByRole("radio", { name: title }).check(),
  "its title": (page) => page.getByText(title).first().click(),
  "its hint": (page) => page.getByText("Show your business, answer requests, make offers.").click(),
  "its card": (page) => page.locator("label", { hasText: title }).click(),
  "its card's edge": (page) => page.locator("label", { hasText: title }).click({ position: { x: 3, y: 3 } }),
  "an arrow key": async (page) => {
    await page.getByRole("radio", { name: "Homeowner looking for services" }).focus()
    await page.keyboard.press("ArrowDown")
  }
}

describe.each(["desktop", "phone"] as const)("the role of a new account on a %s", (screen) => {
  it("is chosen by whatever of its card is pressed, and by the keyboard", async () => {
    const { page } = await product.open({ screen })
    for (const [place, choose] of Object.entries(choices)) {
      await page.goto("/register")
      await settled(page)
      await choose(page)
      expect([place, await page.getByLabel("Your role").inputValue()]).toEqual([place, "provider"])
    }
    const ring = await page
      .locator("label", { hasText: title })
      .evaluate((card) => getComputedStyle(card).outlineStyle)
    expect(ring).toBe("solid")
  })
})
