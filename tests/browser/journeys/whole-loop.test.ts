import type { Page } from "playwright-core"
import { expect, it, vi } from "vitest"

import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { isSamePage, markPage } from "#tests/support/browser/pairs.ts"
import { aNewcomer } from "#tests/support/browser/people.ts"

import {
  press,
  registerByForm,
  listBusiness,
  goTo,
  findBusiness,
  requestQuote,
  sendOffer,
  write,
  leaveReview,
  review
} from "./whole-loop-steps.ts"

// A whole job, from the registration to the reply under its review.
vi.setConfig({ testTimeout: 180_000 })

const product = atProduct()

it("two people go through a whole job, each seeing every step of the other without a reload", async () => {
  const [nora, dana] = await Promise.all([product.open(), product.open()])
  const homeowner = nora.page
  const provider = dana.page
  const account = aNewcomer({ role: "provider", firstName: "Dana" })
  const business = `Dana's Faucets ${account.username}`
  const description = `The kitchen faucet drips day and night (${account.username}).`
  const quoteAt = (page: Page) => page.getByRole("article").filter({ hasText: description })
  const statusAt = (page: Page, status: string) => quoteAt(page).getByText(status, { exact: true })

  await registerByForm(provider, account)
  await markPage(provider)
  await listBusiness(provider, business)
  await goTo(provider, "Quotes")
  await provider.getByText("No quotes yet").waitFor()

  await registerByForm(homeowner, aNewcomer())
  await markPage(homeowner)
  await findBusiness(homeowner, business)
  await requestQuote(homeowner, description)
  await goTo(homeowner, "Quotes")

  await quoteAt(provider).waitFor()
  await sendOffer(provider, quoteAt(provider))
  await quoteAt(homeowner).getByText("$240").waitFor()
  await press(quoteAt(homeowner), "Accept offer")
  await press(homeowner.getByRole("dialog"), "Accept for $240")
  await statusAt(provider, "accepted").waitFor()

  await quoteAt(homeowner).getByRole("link", { name: "Message" }).click()
  await write(homeowner, "The side gate is open on Thursday.")
  await expect.poll(() => provider.title(), patience).toMatch(/^\(1\) Dashboard/)
  await quoteAt(provider).getByRole("link", { name: "Message" }).click()
  await provider.getByRole("log").getByText("The side gate is open on Thursday.").waitFor()
  await write(provider, "See you at nine.")
  await homeowner.getByRole("log").getByText("See you at nine.").waitFor()

  await goTo(provider, "Quotes")
  await goTo(homeowner, "Quotes")
  await press(quoteAt(homeowner), "Mark complete")
  await press(homeowner.getByRole("dialog"), "Mark complete")
  // There are no other entries, so that the list of done ones is unfolded.
  await statusAt(provider, "completed").waitFor()

  const title = `No more dripping ${account.username}`
  await provider.getByRole("tab", { name: "Projects" }).click()
  await provider.getByRole("link", { name: "Your reviews" }).click()
  await provider.getByText("No reviews yet").waitFor()
  await leaveReview(homeowner, title)
  await review(provider, title).waitFor()

  await homeowner.getByRole("link", { name: business }).first().click()
  await review(homeowner, title).waitFor()
  await press(review(provider, title), /^Reply to Nora/)
  await review(provider, title).getByLabel("Your reply").fill("Thank you, Nora.")
  await press(review(provider, title), "Publish reply")
  await review(homeowner, title).getByText("Thank you, Nora.").waitFor()

  expect(await Promise.all([homeowner, provider].map(isSamePage))).toEqual([true, true])
  expect([...nora.complaints, ...dana.complaints]).toEqual([])
})
