import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { searchFields } from "#tests/support/browser/search-fields.ts"

const product = atProduct()

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const namesOf = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts()

const atHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()

describe.each(["desktop", "phone"] as const)("Back and Forward on a %s", (screen) => {
  it("return to the same filters, the same providers and the same place on the page", async () => {
    const { complaints, page } = await product.open({ screen })
    await page.goto("/providers")
    await page.getByRole("button", { name: "Licensed" }).click()
    await page.waitForURL("**/providers?isLicensed=true")
    await page.getByRole("button", { name: "Load More Providers" }).click()
    await expect.poll(async () => (await namesOf(page)).length, patience).toBe(40)
    const names = await namesOf(page)
    const card = page.getByRole("article").nth(30)
    const link = card.getByRole("link", { name: "View Profile" })
    await link.scrollIntoViewIfNeeded()
    const scroll = await scrollOf(page)
    expect(scroll).toBeGreaterThan(1000)
    await link.click()
    await atHeading(page, names[30] ?? "")
    expect(await scrollOf(page)).toBe(0)

    await page.goBack()
    await atHeading(page, "Service Providers")
    await expect.poll(() => scrollOf(page), patience).toBe(scroll)
    expect(await namesOf(page)).toEqual(names)
    expect(await page.getByRole("button", { name: "Licensed" }).getAttribute("aria-pressed")).toBe("true")

    await page.goForward()
    await atHeading(page, names[30] ?? "")
    expect(await scrollOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })

  it("undo and redo one filter at a time", async () => {
    const { page } = await product.open({ screen })
    const licensed = page.getByRole("button", { name: "Licensed" })
    const topRated = page.getByRole("button", { name: "Top Rated" })
    await page.goto("/providers")
    await licensed.click()
    await topRated.click()
    await page.waitForURL("**/providers?minRating=4.5&isLicensed=true")
    await page.goBack()
    await page.waitForURL("**/providers?isLicensed=true")
    await expect.poll(() => topRated.getAttribute("aria-pressed"), patience).toBe("false")
    expect(await licensed.getAttribute("aria-pressed")).toBe("true")
    await page.goForward()
    await expect.poll(() => topRated.getAttribute("aria-pressed"), patience).toBe("true")
  })

  it("find a search still typed in, and a reload too", async () => {
    const { page } = await product.open({ screen })
    const location = async () => (await searchFields(page)).getByLabel("Location")
    const typed = async () => {
      const text = await (await location()).inputValue()
      await page.keyboard.press("Escape")
      return text
    }
    await page.goto("/providers")
    await (await location()).fill("78704")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/providers?location=78704")
    await page.goto("/services")
    await page.goBack()
    expect(await typed()).toBe("78704")
    await page.reload()
    expect(await typed()).toBe("78704")
  })
})
