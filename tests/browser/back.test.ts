import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { providerId } from "../support/browser/places.ts"
import { settled } from "../support/browser/settled.ts"

const product = atProduct()

// A desktop's browser has `CloseWatcher`, but not the Back of a phone, which asks the newest watcher to close.
const backButton = `{
  const made = []
  const done = new WeakSet()
  window.CloseWatcher = class extends window.CloseWatcher {
    constructor() {
      super()
      made.push(this)
      this.addEventListener("close", () => done.add(this))
    }
    destroy() {
      done.add(this)
      super.destroy()
    }
  }
  window.pressBack = () => {
    const watcher = made.findLast((each) => !done.has(each))
    watcher?.requestClose()
    return watcher !== undefined
  }
}`

/** Whether a close watcher handled Back: otherwise the browser would leave the page. */
const pressBack = (page: Page) => page.evaluate<boolean>("pressBack()")

const openPhone = async () => {
  const { page } = await product.open({ screen: "phone" })
  await page.addInitScript(backButton)
  return page
}

describe("the Back of a phone", () => {
  it("closes the search that lies over the list, and Escape only what is open in it", async () => {
    const page = await openPhone()
    await page.goto("/providers")
    await settled(page)
    expect(await pressBack(page)).toBe(false)
    const openSheet = async () => {
      await page.getByRole("button", { name: "What do you need done?" }).click()
      await page.getByRole("dialog", { name: "Search" }).waitFor()
    }
    const sheet = page.getByRole("dialog", { name: "Search" })
    await openSheet()
    expect(await pressBack(page)).toBe(true)
    await sheet.waitFor({ state: "detached" })
    expect(await pressBack(page)).toBe(false)

    await openSheet()
    await sheet.getByLabel("Service").pressSequentially("plumb")
    await page.getByRole("listbox").waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(await sheet.isVisible()).toBe(true)
    await page.keyboard.press("Escape")
    await sheet.waitFor({ state: "detached" })
    expect(new URL(page.url()).pathname).toBe("/providers")
  })

  it("closes a photo that is shown large", async () => {
    const page = await openPhone()
    await page.goto(`/provider/${await providerId(product.url, "Bluebonnet Plumbing")}`)
    await settled(page)
    const address = page.url()
    await page
      .getByRole("list", { name: /^Work of/ })
      .getByRole("button")
      .first()
      .click()
    const large = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Next photo" }) })
    await large.waitFor()
    expect(await pressBack(page)).toBe(true)
    await large.waitFor({ state: "detached" })
    expect(page.url()).toBe(address)
    expect(await pressBack(page)).toBe(false)
  })
})
