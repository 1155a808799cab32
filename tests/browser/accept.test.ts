import type { Locator } from "playwright-core"
import { expect, it } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import { atEmptyProduct } from "#tests/support/browser/empty-product.ts"
import { listBusiness } from "#tests/support/browser/pairs.ts"
import { aNewcomer, register } from "#tests/support/browser/people.ts"
import { settled } from "#tests/support/browser/settled.ts"

const product = atEmptyProduct()

const asked = {
  serviceType: "Plumbing",
  description: "The kitchen faucet drips day and night.",
  urgency: "week",
  contactName: "Nora Quinn",
  contactPhone: "512-555-0142",
  phoneSharing: "on_accept"
}
const offer = { price: 180, includes: ["A new cartridge", "An hour of work", "The way there"] }

/** Whether the part is visible: not covered, and not scrolled out of sight. */
const isSeen = (part: Locator) =>
  part.evaluate((element) => {
    const { height, left, top, width } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

it("what an acceptance is of, and whether the others are declined, is seen beside its button", async () => {
  const { page } = await product.open()
  const { page: provider } = await product.open()
  await register(page)
  const request = async () => {
    const { username } = await register(provider, aNewcomer({ role: "provider" }))
    const providerId = await listBusiness(provider, `Faucets ${username}`)
    const answer = await page.request.post("/api/quotes", { data: { ...asked, providerId } })
    const quote: Quote = await answer.json()
    return quote.id
  }
  for (const _ of [1, 2]) await request()
  await provider.request.post(`/api/quotes/${await request()}/offer`, { data: offer })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 }
  ]) {
    await page.setViewportSize(size)
    await page.goto("/dashboard?tab=quotes")
    await settled(page)
    await page.getByRole("button", { name: "Accept offer" }).click()
    const dialog = page.getByRole("dialog")
    const box = dialog.getByRole("checkbox", { name: /^Decline the 2 others as well/ })
    await box.waitFor()
    await settled(page)
    for (const part of [box, dialog.getByText(/^You accept version 1 of/)])
      expect(await isSeen(part)).toBe(true)
  }
})
