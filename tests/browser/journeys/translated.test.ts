import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { demoPerson } from "#tests/support/browser/people.ts"
import { settled } from "#tests/support/browser/settled.ts"

const product = atProduct()

/**
 * Translates a page as Chrome does: each text, and each that comes later or changes, is replaced by two `<font>`
 * elements. The translation is the text in brackets.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest("script, style, noscript, font")) continue
        const [outer, inner] = [document.createElement("font"), document.createElement("font")]
        inner.textContent = `[${text.data}]`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
    document.body.lang = "es"
  })

describe("a page that the browser translates", () => {
  let page: Page
  const open = async (path: string) => {
    await page.goto(path)
    await settled(page)
    await translate(page)
  }
  beforeEach(async () => {
    ;({ page } = await product.open())
  })

  it("signs a person in, after a refusal too", async () => {
    const { email, password } = demoPerson("Olivia")
    await open("/login")
    await page.getByLabel("Email").fill(email)
    const field = page.locator("input[type=password]")
    await field.fill("not-the-password")
    const signIn = page.getByRole("main").getByRole("button", { name: "Sign In" })
    await signIn.click()
    await page.getByText("[Invalid email or password.]").first().waitFor()
    await field.fill(password)
    await signIn.click()
    await page.waitForURL("**/dashboard")
    await page.getByRole("heading", { name: /Welcome back/ }).waitFor()
    expect(await page.getByText("Something went wrong").count()).toBe(0)
  })

  it("shows the faults of a form, and takes them away", async () => {
    await open("/register")
    await page.getByRole("button", { name: "Create Account" }).click()
    const fault = page.getByText("[First name is required]")
    await fault.waitFor()
    await page.getByLabel("First name").fill("Nora")
    await expect.poll(() => fault.count()).toBe(0)
  })

  it("narrows a list, loads more of it, and counts anew", async () => {
    await open("/providers")
    const line = page.getByText(/Showing/).locator("xpath=ancestor::*[not(self::font)][1]")
    const counted = async () => (await line.textContent())?.replaceAll(/[[\]]/g, "")
    const before = await counted()
    await page.getByLabel("Specialty").selectOption({ index: 1 })
    await expect.poll(counted).not.toBe(before)
    await page.getByRole("button", { name: "Top Rated" }).click()
    await page.getByRole("button", { name: "Clear All" }).click()
    await expect.poll(counted).toBe(before)
    await page.getByRole("button", { name: "Load More" }).click()
    await expect.poll(counted).toMatch(/^Showing 40 of /)
  })
})
