import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import { atProduct } from "#tests/support/browser/at-product.ts"
import { demoPerson, signIn } from "#tests/support/browser/people.ts"
import { settled } from "#tests/support/browser/settled.ts"

const product = atProduct()

const code = "**/assets/*.js"

/** Opens a page, and updates the server once its first view is over: the files of the page's code are gone. */
const openBeforeUpdate = async (page: Page, path: string) => {
  const toasts = page.waitForResponse(/\/assets\/Toaster/)
  await page.goto(path)
  await settled(page)
  // Nobody touches the page: what it may need to say has to come by itself.
  // A string, because Vitest would make a call of its own out of the import.
  await page.evaluate(`import(${JSON.stringify((await toasts).url())})`)
  await page.route(code, (route) => route.fulfill({ status: 404, body: "Not found" }))
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

describe("a part of a page whose code cannot be loaded", () => {
  it("says so in its place, takes nothing of what was typed, and is there once it can be loaded", async () => {
    const { page } = await product.open()
    await signIn(page, demoPerson("Rick"))
    const quotes: ReadonlyArray<Quote> = await (await page.request.get("/api/quotes?limit=50")).json()
    const open = quotes.find(({ status }) => status === "pending")
    await openBeforeUpdate(page, `/quotes/${open?.id}/offer`)
    const message = page.getByLabel("Message (optional)")
    await message.fill("We begin on Monday.")
    await page.getByRole("button", { name: "Break it down" }).click()
    const said = page.getByRole("main").getByRole("alert").filter({ hasText: advice })
    await said.waitFor()
    await page.unroute(code)
    await said.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("button", { name: "Add a line" }).waitFor()
    expect(await said.count()).toBe(0)
    expect(await message.inputValue()).toBe("We begin on Monday.")
  })

  it("leaves the rest of the dashboard, and of the home page on which somebody searches", async () => {
    const { page } = await product.open()
    const said = page.getByRole("main").getByRole("alert").filter({ hasText: advice })
    await openBeforeUpdate(page, "/")
    const search = page.getByRole("searchbox").first()
    await search.fill("plumber in Narnia")
    await search.press("Enter")
    await said.waitFor()
    expect(await search.inputValue()).toBe("plumber in Narnia")
    await page.unroute(code)

    await signIn(page, demoPerson("Rick"))
    await openBeforeUpdate(page, "/dashboard?tab=quotes")
    await page.getByRole("tab", { name: "Projects" }).click()
    await said.waitFor()
    expect(await page.getByRole("heading", { name: "Waiting for you" }).count()).toBe(1)
  })
})

describe("a screen whose code cannot be loaded", () => {
  it("says so, and is there by itself once it can be loaded", async () => {
    const { page } = await product.open()
    await openBeforeUpdate(page, "/")
    await page.getByRole("banner").getByRole("link", { name: "Services" }).click()
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("button", { name: "Reload the page" }).waitFor()
    await page.unroute(code)
    await page.getByRole("heading", { level: 1, name: "All Services" }).waitFor()
    await page.goBack()
    await page.getByRole("searchbox").first().waitFor()
    expect(await page.getByRole("heading", { name: "Something went wrong" }).count()).toBe(0)
  })
})
