import type { Locator, Page } from "playwright-core"
import { expect, it } from "vitest"

import { aPng } from "#tests/support/a-picture.ts"
import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { violationsOf } from "#tests/support/browser/axe.ts"
import { hold } from "#tests/support/browser/held-files.ts"
import { aPair } from "#tests/support/browser/pairs.ts"
import { shiftOf } from "#tests/support/browser/shift.ts"

const product = atProduct()

const bytes = await Promise.all(["#3b7a57", "#8a4b2f"].map((background) => aPng({ background })))
const files = bytes.map((buffer, place) => ({ name: `${place}.png`, mimeType: "image/png", buffer }))

const request = {
  "Project description": "The cabinet under the kitchen sink is wet every morning.",
  "Contact phone": "512-555-0142"
}

/** Asks for a quote with two photos, chosen as a phone lets one choose them. */
const ask = async (page: Page, providerId: string) => {
  await page.goto(`/provider/${providerId}`)
  await page.getByRole("button", { name: "Get Quote" }).first().tap()
  const dialog = page.getByRole("dialog")
  for (const [label, words] of Object.entries(request)) await dialog.getByLabel(label).fill(words)
  const chooser = page.waitForEvent("filechooser")
  await dialog.getByRole("button", { name: "Add photos" }).tap()
  await (await chooser).setFiles(files)
  const descriptions = dialog.getByLabel("Describe this photo")
  await descriptions.nth(1).waitFor()
  await descriptions.first().fill("The leak under the sink")
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole("button", { name: "Send Request" }).tap()
  await page.getByText("Quote Request Sent!").first().waitFor()
}

/** The natural width of the loaded picture, in pixels. */
const widthOf = (picture: Locator) =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))

const lookAtThem = async (page: Page) => {
  await page.goto("/dashboard?tab=quotes")
  const small = page.getByRole("button", { name: "The leak under the sink" })
  await small.press("Enter")
  const large = page.getByRole("dialog", { name: "Photos" })
  await expect.poll(() => widthOf(large.getByRole("img")), patience).toBe(400)
  expect(await large.getByRole("status").innerText()).toBe("1 of 2")
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => large.getByRole("img").getAttribute("alt"), patience).toBe("Photo 2 of 2")
  await page.keyboard.press("Escape")
  await large.waitFor({ state: "detached" })
  expect(await small.evaluate((element) => element === document.activeElement)).toBe(true)
}

const showWork = async (page: Page) => {
  const sent = await Promise.all(
    bytes.map(async (data) => {
      const headers = { "content-type": "image/png" }
      const answer = await page.request.post("/api/photos?purpose=portfolio", { data, headers })
      const { id }: { readonly id: string } = await answer.json()
      return { id, caption: null }
    })
  )
  const saved = await page.request.put("/api/me/provider/photos", { data: { portfolio: sent } })
  expect(saved.ok()).toBe(true)
}

it("photos go from a phone to the provider's screen, and a provider's work stands still on the page", async () => {
  const [nora, dana] = await Promise.all([product.open({ screen: "phone" }), product.open()])
  const { businessName, providerId } = await aPair(nora.page, dana.page)
  await ask(nora.page, providerId)
  await lookAtThem(dana.page)

  await showWork(dana.page)
  const address = `/provider/${providerId}`
  const served = await (await nora.page.request.get(address)).text()
  expect(served.match(/src="\/photos\/[^"]*\/thumb\.webp/g)).toHaveLength(2)
  const photos = await hold(nora.page, "**/photos/**")
  await nora.page.goto(address)
  // What she has asked for is known after the page, and is said in the place of another word.
  await nora.page.getByRole("link", { name: "Asked" }).first().waitFor()
  const work = nora.page.getByRole("list", { name: `Work of ${businessName}` }).getByRole("img")
  await work.last().scrollIntoViewIfNeeded()
  const before = await shiftOf(nora.page)
  photos.tell(true)
  await expect.poll(() => widthOf(work.last()), patience).toBe(400)
  expect(await shiftOf(nora.page)).toBe(before)
  expect([...nora.complaints, ...dana.complaints]).toEqual([])
})
