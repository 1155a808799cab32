import type { Locator, Page } from "playwright-core"

import type { Newcomer } from "#tests/support/browser/people.ts"

export const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name }).first().click()

export const registerByForm = async (page: Page, newcomer: Newcomer) => {
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

export const listBusiness = async (page: Page, businessName: string) => {
  await page.getByRole("link", { name: "Complete your profile" }).first().click()
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

export const goTo = async (page: Page, tab: string) => {
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click()
  await page.getByRole("tab", { name: tab }).click()
}

export const findBusiness = async (page: Page, businessName: string) => {
  await page.getByRole("link", { name: "Find Professionals" }).first().click()
  const search = page.getByRole("search")
  await search.getByRole("searchbox").first().fill(businessName)
  await press(search, "Search")
  const card = page.getByRole("article", { name: businessName })
  await card.getByRole("link", { name: "View Profile" }).click()
  await page.getByRole("heading", { level: 1, name: businessName }).waitFor()
}

export const requestQuote = async (page: Page, description: string) => {
  await press(page, "Get Quote")
  const dialog = page.getByRole("dialog", { name: "Request a Quote" })
  await dialog.getByLabel("Project description").fill(description)
  await dialog.getByLabel("Contact name").fill("Nora Quinn")
  await dialog.getByLabel("Contact phone").fill("512-555-0188")
  await press(dialog, "Send Request")
  await dialog.waitFor({ state: "detached" })
}

export const sendOffer = async (page: Page, card: Locator) => {
  await card.getByRole("link", { name: "Send offer" }).click()
  await page.getByLabel("Price").fill("240")
  await page.getByLabel("Timeline").fill("Thursday morning")
  await press(page, "Send offer")
  await card.waitFor()
}

export const write = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Message" }).fill(text)
  await press(page, "Send message")
}

export const leaveReview = async (page: Page, title: string) => {
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

export const review = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) })
