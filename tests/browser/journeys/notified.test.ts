import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { demoPerson, signIn } from "#tests/support/browser/people.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"

import { business } from "./quote-steps.ts"

const product = atProduct()

/** Asks the business for a quote; gives its id. */
const ask = async (page: Page, description: string): Promise<string> => {
  const found = await page.request.get("/api/providers?location=78704&specialty=Plumbing&isLicensed=true")
  const plumbers: ReadonlyArray<{ readonly businessName: string; readonly id: string }> = await found.json()
  const providerId = plumbers.find(({ businessName }) => businessName === business)?.id ?? ""
  const answer = await page.request.post("/api/quotes", { data: aQuoteRequest(providerId, { description }) })
  expect(answer.status()).toBe(201)
  const { id }: { readonly id: string } = await answer.json()
  return id
}

describe("a notification", () => {
  it("leads to what it is about, also to another from there, on both screens", async () => {
    const { page: homeowner } = await product.open()
    await signIn(homeowner, demoPerson("Marcus"))
    const asked = ["The pipe under the sink leaks.", "The pipe behind the wall leaks."]
    const ids = [await ask(homeowner, asked[0] ?? ""), await ask(homeowner, asked[1] ?? "")]

    for (const screen of ["desktop", "phone"] as const) {
      const { complaints, page } = await product.open({ screen })
      await signIn(page, demoPerson("Rick"))
      await page.goto("/dashboard")
      for (const [index, description] of asked.entries()) {
        await page.getByRole("button", { name: /^Notifications/ }).click()
        await page.getByRole("dialog").locator(`a[href$="quote=${ids[index]}"]`).click()
        await page.locator("article:focus").filter({ hasText: description }).waitFor()
      }
      expect(complaints).toEqual([])
    }
  })
})
