import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { demoPerson, signIn } from "#tests/support/browser/people.ts"
import { settled } from "#tests/support/browser/settled.ts"

const product = atProduct()

/** Opens a page, and updates the server once its first view is over: the files of the page's code are gone. */
const openBeforeUpdate = async (page: Page, path: string) => {
  const toasts = page.waitForResponse(/\/assets\/Toaster/)
  await page.goto(path)
  await settled(page)
  // Nobody touches the page: what it may need to say has to come by itself.
  // A string, because Vitest would make a call of its own out of the import.
  await page.evaluate(`import(${JSON.stringify((await toasts).url())})`)
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "Not found" }))
}

const advice = "A part of this page could not be loaded. Check your connection, or reload the page."

describe("a page that was open while the server was updated", () => {
  it("says so where the code of a form is gone", async () => {
    const { page } = await product.open()
    await openBeforeUpdate(page, "/login")
    await page.getByLabel("Email").fill("nora@example.com")
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click()
    await page.getByText("This could not be sent").first().waitFor()
    expect(await page.getByText(advice).count()).toBeGreaterThan(0)
  })

  it("says so where the code of a dialog is gone", async () => {
    const { page } = await product.open()
    await openBeforeUpdate(page, "/providers")
    await page.getByRole("button", { name: "Get Quote" }).first().click()
    await page.getByText("This could not be opened").first().waitFor()
    expect(await page.getByText(advice).count()).toBeGreaterThan(0)
  })

  it("stays as it is where the code of a dialog on the dashboard is gone", async () => {
    const { page } = await product.open()
    await signIn(page, demoPerson("Olivia"))
    await openBeforeUpdate(page, "/dashboard")
    await page.getByRole("button", { name: "Accept offer" }).first().click()
    await page.getByText("This could not be opened").first().waitFor()
    expect(await page.getByText("Something went wrong").count()).toBe(0)
  })
})
