import { expect, it } from "vitest"

import type { Quote } from "#domain/quote/quote.ts"
import { atEmptyProduct } from "#tests/support/browser/empty-product.ts"
import { aPair, chatPath, say } from "#tests/support/browser/pairs.ts"
import { pdfWords, unspaced } from "#tests/support/browser/pdf-words.ts"
import { settled } from "#tests/support/browser/settled.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"

const product = atEmptyProduct()

const opened = async () => {
  const [{ page: homeowner }, { page: provider }] = await Promise.all([product.open(), product.open()])
  return aPair(homeowner, provider)
}

it("a conversation is printed in its whole length, without what one writes with", async () => {
  const { businessName, conversationId, homeowner, provider } = await opened()
  for (let number = 1; number <= 40; number++)
    await say(number % 2 ? homeowner : provider, conversationId, `Sentence ${number}.`)
  await homeowner.goto(chatPath(conversationId))
  await settled(homeowner)
  await homeowner.getByRole("log").getByText("Sentence 40.").waitFor()
  const printed = await pdfWords(await homeowner.pdf({ format: "Letter" }))
  for (const said of [businessName, ...Array.from({ length: 40 }, (_, index) => `Sentence ${index + 1}.`)])
    expect(printed).toContain(unspaced(said))
  for (const pressed of ["Type your message", "Skip to main content", "Search conversations"])
    expect(printed).not.toContain(unspaced(pressed))
})

it("four compared offers share the width of the paper", async () => {
  const { homeowner, provider, providerId } = await opened()
  const ids: Array<string> = []
  for (const price of [3_100, 3_200, 3_300, 3_400]) {
    const answer = await homeowner.request.post("/api/quotes", { data: aQuoteRequest(providerId) })
    const { id }: Quote = await answer.json()
    await provider.request.post(`/api/quotes/${id}/offer`, { data: { price } })
    ids.push(id)
  }
  await homeowner.goto(`/compare?quotes=${ids.join(",")}`)
  await homeowner.getByRole("table").waitFor()
  await homeowner.setViewportSize({ width: 740, height: 980 })
  await homeowner.emulateMedia({ media: "print" })
  const table = homeowner.getByRole("region", { name: "Offers side by side" })
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
})
