import { describe, expect, it } from "vitest"

import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { hasFocus, pressOn, tabTo, typeInto } from "#tests/support/browser/by-keyboard.ts"
import { register } from "#tests/support/browser/people.ts"

const product = atProduct()

describe("the keyboard alone", () => {
  it("searches, opens a provider and sends a quote request", async () => {
    const { complaints, page } = await product.open()
    const newcomer = await register(page)
    const description = `The water heater is cold at ${newcomer.lastName}.`
    await page.goto("/")
    const search = page.getByRole("search", { name: "Professionals" })
    await typeInto(page, search.getByLabel("Service"), "plumbing")
    await typeInto(page, search.getByLabel("Location"), "78704")
    await page.keyboard.press("Enter")
    await page.getByText("near 78704").waitFor()

    const card = page.getByRole("article", { name: "Bluebonnet Plumbing & Drain" })
    await pressOn(page, card.getByRole("link", { name: "View Profile" }))
    await page.getByRole("heading", { level: 1, name: "Bluebonnet Plumbing & Drain" }).waitFor()

    const opener = page.getByRole("button", { name: "Get Quote" })
    await pressOn(page, opener)
    const dialog = page.getByRole("dialog", { name: "Request a Quote" })
    await typeInto(page, dialog.getByLabel("Project description"), description)
    await typeInto(page, dialog.getByLabel("Contact name"), "Nora Quinn")
    await typeInto(page, dialog.getByLabel("Contact phone"), "512-555-0188")
    await pressOn(page, dialog.getByRole("button", { name: "Send Request" }))
    await page.getByText("Quote Request Sent!").first().waitFor()
    await dialog.waitFor({ state: "detached" })
    // The next step gets the focus; when it is dismissed, the focus moves to the mark of the request.
    const also = page.getByRole("region", { name: "Ask others too" })
    await expect.poll(() => hasFocus(also), patience).toBe(true)
    await page.keyboard.press("Escape")
    await expect.poll(() => hasFocus(page.getByRole("link", { name: "Asked" })), patience).toBe(true)

    const answer = await page.request.get("/api/quotes")
    const quotes: ReadonlyArray<{ readonly description: string }> = await answer.json()
    expect(quotes.map((quote) => quote.description)).toEqual([description])
    expect(complaints).toEqual([])
  })

  it("chooses a place and a task of the lists below the fields", async () => {
    const { complaints, page } = await product.open()
    await page.goto("/providers")
    const search = page.getByRole("search", { name: "Professionals" })
    await typeInto(page, search.getByLabel("Location"), "aust")
    await page.getByRole("option", { name: "Austin, TX" }).waitFor()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.type("drain")
    await page.getByRole("listbox").waitFor()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL("/providers?service=drain+cleaning&location=Austin%2C+TX")
    expect(complaints).toEqual([])
  })

  it("leaves a dialog by Escape, back where it came from, and never leaves an open one by Tab", async () => {
    const { page } = await product.open()
    await page.goto("/providers")
    const opener = page.getByRole("button", { name: "Get Quote" }).first()
    await opener.focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await dialog.waitFor()
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press("Tab")
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    expect(await hasFocus(opener)).toBe(true)
  })

  it("passes the header by the first link, and walks the dashboard's tabs by arrows", async () => {
    const { page } = await product.open()
    await register(page)
    await page.goto("/dashboard")
    await page.getByRole("tab", { name: "Projects" }).waitFor()
    await page.keyboard.press("Tab")
    expect(await hasFocus(page.getByRole("link", { name: "Skip to main content" }))).toBe(true)
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByRole("tab", { name: "Projects" }))
    await page.keyboard.press("ArrowRight")
    await page.getByText("No quotes yet").waitFor()
    await page.keyboard.press("ArrowRight")
    await page.getByText("No messages yet").waitFor()
  })
})
