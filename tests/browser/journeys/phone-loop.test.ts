import { expect, it, vi } from "vitest"

import { patience } from "#tests/support/browser/at-product.ts"
import { atEmptyProduct } from "#tests/support/browser/empty-product.ts"
import { aNewcomer } from "#tests/support/browser/people.ts"
import { settled } from "#tests/support/browser/settled.ts"
import { aThumb, effortLines, sumOf } from "#tests/support/browser/thumb.ts"

import {
  accept,
  askAQuestion,
  askTheFirst,
  askTwoMore,
  complete,
  goToOffers,
  makeOffer,
  openBusiness,
  registerOnTheWay,
  requestsTo,
  review,
  search,
  sendTheRequest
} from "./phone-loop-steps.ts"

// The effort of a whole job on a phone, for a first visitor (docs/testing.md#the-journey).
vi.setConfig({ testTimeout: 180_000 })

const most = { taps: 25, fields: 9 }

const product = atEmptyProduct()

const businesses = ["Ash Plumbing", "Birch Plumbing", "Cedar Plumbing", "Dogwood Plumbing", "Elm Plumbing"]

const openAll = () =>
  Promise.all(
    businesses.map(async (businessName) => {
      const { page } = await product.open()
      await openBusiness(page, businessName)
      return page
    })
  )

it("from a clogged drain to its review takes no more than 25 taps and 9 typed fields", async () => {
  const plumbers = await openAll()
  const { complaints, page } = await product.open({ screen: "phone" })
  const thumb = aThumb(page)
  const nora = { page, thumb }
  await page.goto("/")
  await settled(page)

  await search(nora, "clogged drain in 78704")
  const contact = { name: "Nora Quinn", phone: "5125550143" }
  await askTheFirst(nora, ". The kitchen sink does not empty.", contact)
  await registerOnTheWay(nora, aNewcomer())
  await sendTheRequest(nora)
  await askTwoMore(nora)
  const asked = (await Promise.all(plumbers.map(requestsTo))).flat()
  expect(asked).toHaveLength(3)
  for (const request of asked) {
    // The provider gets name and number with the acceptance.
    expect(request).toMatchObject({
      description: "Clogged drain in 78704. The kitchen sink does not empty.",
      contactName: "Nora Q.",
      contactPhone: ""
    })
  }

  await goToOffers(nora)
  await Promise.all(plumbers.map((plumber, place) => makeOffer(plumber, 200 + 20 * place)))
  const prices = async () => (await page.getByRole("tabpanel").innerText()).match(/\$2\d0/g)
  await expect.poll(async () => new Set(await prices()).size, patience).toBe(3)

  await askAQuestion(nora, "Is the price fixed?")
  await accept(nora)
  const won = (await Promise.all(plumbers.map(requestsTo)))
    .flat()
    .filter(({ contactPhone }) => contactPhone !== "")
  expect(won).toMatchObject([{ contactName: contact.name, contactPhone: contact.phone }])
  await complete(nora)
  await review(nora, "Came the next day, cleared the drain and left the kitchen clean.")

  const found: ReadonlyArray<{ readonly reviewCount: number }> = await (
    await page.request.get("/api/providers")
  ).json()
  expect(found.filter(({ reviewCount }) => reviewCount === 1)).toHaveLength(1)
  console.log(effortLines(thumb.efforts()))
  const { fields, taps } = sumOf(thumb.efforts())
  expect(taps).toBeLessThanOrEqual(most.taps)
  expect(fields).toBeLessThanOrEqual(most.fields)
  expect(complaints).toEqual([])
})
