import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson, register, signIn } from "#tests/support/browser/people.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"

import { business } from "./quote-steps.ts"

const product = atProduct()

const ask = async (page: Page, descriptions: ReadonlyArray<string>) => {
  const found = await page.request.get("/api/providers?location=78704&specialty=Plumbing&isLicensed=true")
  const plumbers: ReadonlyArray<{ readonly businessName: string; readonly id: string }> = await found.json()
  const id = plumbers.find(({ businessName }) => businessName === business)?.id ?? ""
  for (const description of descriptions) {
    const answer = await page.request.post("/api/quotes", { data: aQuoteRequest(id, { description }) })
    expect(answer.status()).toBe(201)
  }
}

describe.each(["desktop", "phone"] as const)("a notification on a %s", (screen) => {
  it("leads to what it is about, also to another from there", async () => {
    const name = aNewcomer().lastName
    const [first, second] = [`The first pipe of ${name} leaks.`, `The second pipe of ${name} leaks.`]
    const { page: homeowner } = await product.open({ screen })
    await register(homeowner)
    await ask(homeowner, [first, second])

    const { complaints, page } = await product.open({ screen })
    await signIn(page, demoPerson("Rick"))
    await page.goto("/dashboard")
    const follow = async (place: number) => {
      await page.getByRole("button", { name: /^Notifications/ }).click()
      await page.getByRole("dialog").getByRole("listitem").nth(place).getByRole("link").click()
    }
    const hasTheFocus = (description: string) =>
      page.locator("article:focus").filter({ hasText: description }).waitFor()
    await follow(1)
    await hasTheFocus(first)
    await follow(0)
    await hasTheFocus(second)
    expect(complaints).toEqual([])
  })
})
