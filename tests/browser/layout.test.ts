import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { hiddenFocus, overflow, smallTargets, tornWords } from "../support/browser/layout-faults.ts"
import { allPlaces } from "../support/browser/places.ts"
import { repainted, settled } from "../support/browser/settled.ts"

const product = atProduct()
const places = await allPlaces(inject("productUrl"))

const heights = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 }

describe("every page fits", () => {
  it.each(places)("$path to a $viewpoint, from 320 to 1920 pixels", async (place) => {
    const { complaintsHere, page } = await product.visit(place)
    const faults: Array<string> = []
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height })
      await repainted(page)
      const found = [
        ...(await page.evaluate(overflow)),
        ...(await page.evaluate(tornWords)),
        ...(await page.evaluate(smallTargets)),
        ...(await page.evaluate(hiddenFocus))
      ]
      faults.push(...found.map((fault) => `at ${width} pixels: ${fault}`))
    }
    expect(faults).toEqual([])
    // A page that is not there says so in the console too.
    expect(complaintsHere().filter((complaint) => !complaint.includes("404 (Not Found)"))).toEqual([])
  })
})

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
