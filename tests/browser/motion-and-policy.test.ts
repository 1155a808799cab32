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

const edges = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { borderBottomStyle, outlineStyle, outlineWidth } = getComputedStyle(element)
    return [borderBottomStyle, outlineStyle, outlineWidth].join()
  })

describe("where people force colors of their own", () => {
  it.each([
    ["the open tab", "homeowner", "/dashboard", "[role=tab]", "[aria-selected=true]"],
    ["the role of a new account", "visitor", "/register", "label:has([type=radio])", ":has(:checked)"],
    ["the open part of an account", "homeowner", "/account", "main nav a", "[aria-current]"],
    ["which projects are shown", "provider", "/dashboard", "[aria-pressed]", "[aria-pressed=true]"]
  ] as const)("%s has an edge that the others have not", async (_, viewpoint, path, all, chosen) => {
    const { page } = await product.visit({ path, viewpoint })
    await page.emulateMedia({ forcedColors: "active" })
    await page.locator(chosen).first().waitFor()
    const [edge] = await page.evaluate(edges, chosen)
    const others = await page.evaluate(edges, `${all}:not(${chosen})`)
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(edge)
  })

  it("the mark at the menu of a phone is drawn", async () => {
    const { page } = await product.visit({ path: "/dashboard", viewpoint: "homeowner" })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ forcedColors: "active" })
    const menu = page.getByRole("button", { name: "Open menu" })
    const mark = menu.locator("span[aria-hidden]")
    await mark.waitFor()
    const [ground, around] = await Promise.all(
      [mark, page.locator("header")].map((part) =>
        part.evaluate((element) => getComputedStyle(element).backgroundColor)
      )
    )
    expect(ground).not.toBe(around)
  })

  it("a dialog has an edge", async () => {
    const { page } = await product.visit({ path: "/providers", viewpoint: "homeowner" })
    await page.emulateMedia({ forcedColors: "active" })
    await page.getByRole("button", { name: "Get Quote" }).first().click()
    await page.getByRole("dialog").waitFor()
    expect(await page.evaluate(edges, "[role=dialog]")).toEqual([expect.stringContaining("solid")])
  })

  it("a button that differs by its ground has an edge", async () => {
    const { page } = await product.visit({ path: "/login", viewpoint: "visitor" })
    await page.emulateMedia({ forcedColors: "active" })
    expect(await page.evaluate(edges, "form .MuiButton-contained")).toEqual([
      expect.stringContaining("solid")
    ])
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
