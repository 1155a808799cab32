import type { Page } from "playwright-core"
import { expect, it } from "vitest"

import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { aFinishedJob } from "#tests/support/browser/jobs.ts"
import { aNewcomer, demoPerson, register, signIn } from "#tests/support/browser/people.ts"
import { providerId } from "#tests/support/browser/places.ts"

const product = atProduct()

const words = "Fixed the leak in an hour and explained what had gone wrong."
const thanks = "Thank you, Nora. Call us when the heater acts up."

/** Leaves a review of four stars by keyboard alone. */
const review = async (page: Page, title: string) => {
  await page.goto("/dashboard?tab=quotes")
  await page.getByRole("button", { name: "Leave a review" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: /^Review Bluebonnet/ })
  await dialog.getByRole("radio", { name: "1 star: Poor" }).focus()
  for (const _ of [2, 3, 4]) await page.keyboard.press("ArrowRight")
  expect(await dialog.getByRole("radio", { name: "4 stars: Good" }).isChecked()).toBe(true)
  await page.keyboard.press("Tab")
  await page.keyboard.type(title)
  await page.keyboard.press("Tab")
  await page.keyboard.type(words)
  await dialog.getByRole("button", { name: "Publish review" }).press("Enter")
  await page.getByText("Review published").first().waitFor()
  await dialog.waitFor({ state: "detached" })
  expect(await page.getByRole("button", { name: "Leave a review" }).count()).toBe(0)
}

const entry = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) })

const fourStars = (page: Page) =>
  page.getByRole("list", { name: "Reviews by stars" }).getByRole("listitem").nth(1)

const countIn = async (page: Page) =>
  Number(/(\d+) review/.exec((await fourStars(page).textContent()) ?? "")?.[1])

it("a homeowner reviews a finished job, and the provider replies for all to see", async () => {
  const id = await providerId(product.url)
  const [nora, rick, visitor] = await Promise.all([
    product.open(),
    product.open(),
    product.open({ screen: "phone" })
  ])
  const newcomer = aNewcomer()
  await register(nora.page, newcomer)
  await signIn(rick.page, demoPerson("Rick"))
  await aFinishedJob({ homeowner: nora.page, provider: rick.page, providerId: id })
  await visitor.page.goto(`/provider/${id}`)
  const before = await countIn(visitor.page)

  const title = `On time and tidy ${newcomer.username}`
  await review(nora.page, title)

  await visitor.page.reload()
  const shown = entry(visitor.page, title)
  await shown.getByText(words).waitFor()
  await shown.getByText("Verified Customer").waitFor()
  expect(await countIn(visitor.page)).toBeGreaterThan(before)
  expect(await visitor.page.getByRole("button", { name: /^Reply/ }).count()).toBe(0)

  await rick.page.goto("/dashboard")
  await rick.page.getByRole("link", { name: "Your reviews" }).click()
  await rick.page.getByRole("heading", { name: "Customer Reviews" }).waitFor()
  await expect.poll(() => rick.page.evaluate(() => window.scrollY), patience).toBeGreaterThan(0)
  const own = entry(rick.page, title)
  await own.getByRole("button", { name: /^Reply to Nora/ }).click()
  await own.getByLabel("Your reply").fill(thanks)
  await own.getByRole("button", { name: "Publish reply" }).click()
  await own.getByText(/^Reply from Bluebonnet/).waitFor()

  await visitor.page.reload()
  await shown.getByText(thanks).waitFor()
  expect([nora, rick, visitor].flatMap(({ complaints }) => complaints)).toEqual([])
})
