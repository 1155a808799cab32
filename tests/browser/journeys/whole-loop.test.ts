import type { Locator, Page } from "playwright-core"
import { expect, it, vi } from "vitest"

import { atProduct, patience } from "../at-product.ts"
import { isSamePage, markPage } from "../pairs.ts"
import { aNewcomer, type Newcomer } from "../people.ts"

// A whole job, from the registration to the reply under its review.
vi.setConfig({ testTimeout: 180_000 })

const product = atProduct()

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name }).first().click()

const registerByForm = async (page: Page, newcomer: Newcomer) => {
  await page.goto("/register")
  await page.getByLabel("First name").fill(newcomer.firstName)
  await page.getByLabel("Last name").fill(newcomer.lastName)
  await page.getByLabel("Username").fill(newcomer.username)
  await page.getByLabel("Email").fill(newcomer.email)
  await page.getByLabel("Phone (optional)").fill("512-555-0143")
  await page.getByLabel("Your role").selectOption(newcomer.role)
  await page.getByLabel("Password", { exact: true }).fill(newcomer.password)
  await page.getByLabel("Confirm password", { exact: true }).fill(newcomer.password)
  await press(page, "Create Account")
  await page.waitForURL("**/dashboard")
}

const listBusiness = async (page: Page, businessName: string) => {
  await page.getByRole("link", { name: "Complete your profile" }).click()
  await page.getByLabel("Business name").fill(businessName)
  await page
    .getByLabel("Description of your services")
    .fill("Faucets, drains and water heaters, repaired on the day you call and left clean.")
  await page.getByLabel("Plumbing", { exact: true }).check()
  await page.getByLabel("Location").fill("Austin, TX")
  await page.getByLabel("ZIP code").fill("78704")
  await press(page, "List my business")
  await page.getByText("Your business is listed!").first().waitFor()
}

const goTo = async (page: Page, tab: string) => {
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click()
  await page.getByRole("tab", { name: tab }).click()
}

const findBusiness = async (page: Page, businessName: string) => {
  await page.getByRole("link", { name: "Find Professionals" }).first().click()
  const search = page.getByRole("search")
  await search.getByRole("searchbox").first().fill(businessName)
  await press(search, "Search")
  const card = page.getByRole("article", { name: businessName })
  await card.getByRole("link", { name: "View Profile" }).click()
  await page.getByRole("heading", { level: 1, name: businessName }).waitFor()
}

const requestQuote = async (page: Page, description: string) => {
  await press(page, "Get Quote")
  const dialog = page.getByRole("dialog", { name: "Request a Quote" })
  await dialog.getByLabel("Project description").fill(description)
  await dialog.getByLabel("Contact name").fill("Nora Quinn")
  await dialog.getByLabel("Contact phone").fill("512-555-0188")
  await press(dialog, "Send Request")
  await dialog.waitFor({ state: "detached" })
}

const sendOffer = async (page: Page, card: Locator) => {
  await press(card, "Send offer")
  const dialog = page.getByRole("dialog", { name: "Send offer" })
  await dialog.getByLabel("Price").fill("240")
  await dialog.getByLabel("Timeline").fill("Thursday morning")
  await press(dialog, "Send offer")
  await dialog.waitFor({ state: "detached" })
}

const write = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Message" }).fill(text)
  await press(page, "Send message")
}

const leaveReview = async (page: Page, title: string) => {
  await press(page, "Leave a review")
  const dialog = page.getByRole("dialog", { name: /^Review/ })
  await dialog.getByRole("radio", { name: /^5 stars/ }).check({ force: true })
  await dialog.getByLabel("Title").fill(title)
  await dialog
    .getByLabel("Your review")
    .fill("On time, explained what had gone wrong, and left the kitchen clean.")
  await press(dialog, "Publish review")
  await dialog.waitFor({ state: "detached" })
}

const review = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) })

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

  await press(quoteAt(homeowner), "Message")
  await write(homeowner, "The side gate is open on Thursday.")
  await expect.poll(() => provider.title(), patience).toMatch(/^\(1\) Dashboard/)
  await quoteAt(provider).getByRole("link", { name: "Message" }).click()
  await press(provider.getByRole("list", { name: "Conversations" }), /Nora/)
  await provider.getByRole("log").getByText("The side gate is open on Thursday.").waitFor()
  await write(provider, "See you at nine.")
  await homeowner.getByRole("log").getByText("See you at nine.").waitFor()

  await goTo(provider, "Quotes")
  await goTo(homeowner, "Quotes")
  await press(quoteAt(homeowner), "Mark complete")
  await press(homeowner.getByRole("dialog"), "Mark complete")
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
