import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { signIn } from "../support/browser/people.ts"
import { personAt, providerId } from "../support/browser/places.ts"
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

  it("closes a menu of the header and of a chat, and what is new", async () => {
    const page = await openPhone()
    const closes = async (button: Locator, opened: Locator) => {
      await button.click()
      await opened.waitFor()
      const { href } = new URL(page.url())
      await expect.poll(() => pressBack(page)).toBe(true)
      await opened.waitFor({ state: "detached" })
      expect(page.url()).toBe(href)
      expect(await pressBack(page)).toBe(false)
    }
    await page.goto("/")
    await settled(page)
    const named = (name: string | RegExp) => page.getByRole("button", { name })
    await closes(named("Open menu"), page.getByRole("navigation", { name: "Menu" }))

    await signIn(page, personAt("homeowner"))
    await page.goto("/messages")
    await settled(page)
    await closes(named("Olivia"), page.getByRole("menu", { name: "Olivia" }))
    await closes(named(/^Notifications/), page.getByRole("dialog", { name: "Notifications" }))
    await named(/Bluebonnet Plumbing/).click()
    await page.getByRole("log").waitFor()
    await closes(
      page.getByRole("button", { name: "More", exact: true }),
      page.getByRole("menu", { name: "More" })
    )
  })
})
