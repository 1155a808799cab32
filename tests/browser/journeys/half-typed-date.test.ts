import { expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { signIn } from "#tests/support/browser/people.ts"
import { personAt } from "#tests/support/browser/places.ts"

const product = atProduct()

it("a date of which only the month is typed is a fault at its field, and nothing is sent", async () => {
  const { page } = await product.open()
  await signIn(page, personAt("provider"))
  const sent: Array<string> = []
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()))
  await page.goto("/provider-profile")
  const date = page.getByLabel("Until the end of")
  await date.press("1")
  await date.press("2")
  expect(await date.inputValue()).toBe("")
  const save = page.getByRole("button", { name: "Save where you work" })
  await save.click()
  await page.getByText("Please complete the date or clear it").waitFor()
  expect(await date.evaluate((field) => document.activeElement === field)).toBe(true)
  expect(sent).toEqual([])

  await date.press("Backspace")
  await save.click()
  await page.getByText("It holds for all jobs from now on.").first().waitFor()
  expect(await page.getByText("Please complete the date or clear it").count()).toBe(0)
})
