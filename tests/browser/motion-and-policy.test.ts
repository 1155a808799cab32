import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { settled } from "../support/browser/settled.ts"

const product = atProduct()

const longestMotion = () => {
  const seconds = [...document.querySelectorAll("*")].flatMap((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element)
    return `${animationDuration}, ${transitionDuration}`.split(", ").map(Number.parseFloat)
  })
  return Math.max(...seconds)
}

describe("motion", () => {
  it.each([
    { reducedMotion: true, some: false },
    { reducedMotion: false, some: true }
  ])("is there: $some, when less is wished for: $reducedMotion", async ({ reducedMotion, some }) => {
    const { page } = await product.open({ reducedMotion })
    await page.goto("/providers")
    await settled(page)
    await page.getByRole("button", { name: "Get Quote" }).first().click()
    await page.getByRole("dialog").waitFor()
    expect((await page.evaluate(longestMotion)) > 0.001).toBe(some)
  })
})

describe("the security policy", () => {
  it("stops a script that somebody slips into a page", async () => {
    const { complaints, page } = await product.open()
    await page.goto("/")
    await settled(page)
    expect(complaints).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "document.title = 'slipped in'"
      document.body.append(script)
    })
    expect(await page.title()).not.toBe("slipped in")
    expect(complaints.join()).toContain("Content Security Policy")
  })
})
