import { expect, it, vi } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import { formatInFull } from "#domain/shared/money.ts"
import { atProduct } from "#tests/support/browser/at-product.ts"
import { violationsOf } from "#tests/support/browser/axe.ts"
import { aPair } from "#tests/support/browser/pairs.ts"
import { pdfWords, unspaced } from "#tests/support/browser/pdf-words.ts"
import { settled } from "#tests/support/browser/settled.ts"
import { aThumb, effortLines, sumOf } from "#tests/support/browser/thumb.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"

vi.setConfig({ testTimeout: 120_000 })

const product = atProduct()

const lines = Array.from({ length: 12 }, (_, index) => ({
  kind: index === 11 ? "discount" : "labor",
  text: `Part ${index + 1}`,
  quantity: 1 + index / 4,
  unit: "hour",
  unitPrice: index === 11 ? -20 : 95
}))

const template = { name: "Repipe", offer: { lines, timeline: "Three days", includes: ["Permit"] } }

const aRequest = async () => {
  const [{ page: homeowner }, { page: provider }] = await Promise.all([
    product.open(),
    product.open({ screen: "phone" })
  ])
  const pair = await aPair(homeowner, provider)
  const answer = await homeowner.request.post("/api/quotes", { data: aQuoteRequest(pair.providerId) })
  const { id }: Quote = await answer.json()
  return { ...pair, id }
}

it("an offer of twelve lines from a template takes under 12 taps, and is read, accepted and printed as it was sent", async () => {
  const { businessName, homeowner, id, provider } = await aRequest()
  await provider.request.post("/api/me/offer-templates", { data: template })
  const thumb = aThumb(provider)
  await provider.goto("/dashboard?tab=quotes")
  await settled(provider)
  thumb.step("from the dashboard")
  await thumb.tap(provider.getByRole("link", { name: "Send offer" }))
  thumb.step("with a template")
  await thumb.press(provider, "Use a template")
  await thumb.press(provider, /^Repipe$/)
  thumb.step("send it")
  // When the lines appear, they push the button down.
  await provider
    .getByText(/^Total of 12 lines: /)
    .first()
    .waitFor()
  await thumb.press(provider, "Send offer")
  await provider.getByText("Offer sent").first().waitFor()
  console.log(`An offer of twelve lines:\n${effortLines(thumb.efforts())}`)
  expect(sumOf(thumb.efforts()).taps).toBeLessThan(12)

  const sent: Quote = await (await homeowner.request.get(`/api/quotes/${id}`)).json()
  expect(sent.offer?.lines).toHaveLength(12)

  await homeowner.goto("/dashboard?tab=quotes")
  await homeowner.getByRole("button", { name: "Accept offer" }).click()
  const dialog = homeowner.getByRole("dialog")
  await dialog.getByText(/^You accept version 1 of /).waitFor()
  await dialog.getByText("Part 12").waitFor()
  await dialog.getByRole("button", { name: /^Accept/ }).click()
  await homeowner.getByRole("link", { name: "See what you agreed" }).click()
  await homeowner.getByRole("heading", { name: "What you agreed" }).waitFor()
  expect(await violationsOf(homeowner)).toEqual([])

  await homeowner.emulateMedia({ media: "print" })
  expect(await homeowner.getByRole("button", { name: "Print" }).isVisible()).toBe(false)
  const printed = await pdfWords(await homeowner.pdf())
  const { acceptedOffer }: Quote = await (await homeowner.request.get(`/api/quotes/${id}`)).json()
  for (const said of [
    businessName,
    "Three days",
    "Permit",
    formatInFull(acceptedOffer!.price),
    ...acceptedOffer!.lines.flatMap(({ amount, text }) => [text, formatInFull(amount)]),
    "This is version 1 of",
    "This is a record of what was agreed here. Some states ask for a written contract."
  ]) {
    expect(printed).toContain(unspaced(said))
  }
})

it("two to four offers of different kinds are compared by the keyboard alone", async () => {
  const { homeowner, id, provider, providerId } = await aRequest()
  const offers = [
    { lines, deposit: 200 },
    { price: 3_900, priceKind: "up_to", maxPrice: 4_600, excludes: ["Paint"] },
    { priceKind: "hourly", hourly: 95, hours: { min: 18, max: 24 } },
    { price: 2_000, message: "As soon as you like." }
  ]
  const ids = [id]
  for (const _ of offers.slice(1)) {
    const answer = await homeowner.request.post("/api/quotes", { data: aQuoteRequest(providerId) })
    const quote: Quote = await answer.json()
    ids.push(quote.id)
  }
  for (const [index, data] of offers.entries()) {
    await provider.request.post(`/api/quotes/${ids[index]}/offer`, { data })
  }
  for (const count of [2, 3, 4]) {
    await homeowner.goto(`/compare?quotes=${ids.slice(0, count).join(",")}`)
    const table = homeowner.getByRole("table")
    await table.waitFor()
    expect(await table.getByRole("columnheader").count()).toBe(count + 1)
    const rows = await table.getByRole("row").all()
    const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole("cell").count()))
    expect(new Set(cells)).toEqual(new Set([count]))
    expect(await violationsOf(homeowner)).toEqual([])
  }
  const accept = homeowner.getByRole("button", { name: "Accept $2,000.00" })
  for (let presses = 0; presses < 80; presses++) {
    if (await accept.evaluate((element) => element === document.activeElement)) break
    await homeowner.keyboard.press("Tab")
  }
  await homeowner.keyboard.press("Enter")
  await homeowner
    .getByRole("dialog")
    .getByText(/^You accept version 1 of /)
    .waitFor()
  await homeowner.keyboard.press("Escape")
  await homeowner.getByRole("dialog").waitFor({ state: "detached" })
  expect(await accept.evaluate((element) => element === document.activeElement)).toBe(true)
})
