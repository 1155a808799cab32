import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

import type { Provider } from "#domain/provider/provider.ts"
import { patience } from "#tests/support/browser/at-product.ts"
import type { Newcomer, Person } from "#tests/support/browser/people.ts"
import { searchFields } from "#tests/support/browser/search-fields.ts"

export const business = "Bluebonnet Plumbing & Drain"
const offer = { price: "240", timeline: "Thursday morning", message: "New cartridge and an hour of work." }

export const findNearby = async (page: Page) => {
  await page.goto("/")
  const search = page.getByRole("search", { name: "Professionals" })
  await search.getByLabel("Location").fill("78704")
  await search.getByRole("button", { name: "Search" }).click()
  await page.getByText("near 78704").waitFor()
  await page.getByRole("link", { name: "See All Professionals" }).click()
  await page.waitForURL("**/providers?location=78704")
}

export const narrow = async (page: Page) => {
  const fields = await searchFields(page)
  await fields.getByLabel("Specialty", { exact: true }).selectOption("Plumbing")
  const show = fields.getByRole("button", { name: "Show professionals" })
  if (await show.isVisible()) await show.click()
  await page.getByRole("button", { name: "Licensed" }).click()
  await page.waitForURL("**/providers?location=78704&specialty=Plumbing&isLicensed=true")
  await page.getByText("3 active filters").waitFor()
}

/** Waits until the list shows the very providers that the search finds, near and licensed. */
export const seeOnlyThoseAskedFor = async (page: Page) => {
  const answer = await page.request.get("/api/providers?location=78704&specialty=Plumbing&isLicensed=true")
  const found: ReadonlyArray<Provider> = await answer.json()
  const cards = page.getByRole("article")
  await expect
    .poll(() => cards.getByRole("heading").allInnerTexts(), patience)
    .toEqual(found.map(({ businessName }) => businessName))
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/mile.* away[^]*Licensed/)
}

export const openBusiness = async (page: Page) => {
  await page.getByRole("article", { name: business }).getByRole("link", { name: "View Profile" }).click()
  await page.getByRole("heading", { level: 1, name: business }).waitFor()
}

const request = (page: Page) => page.getByRole("dialog", { name: "Request a Quote" })

export const fillRequest = async (page: Page, description: string) => {
  await page.getByRole("button", { name: "Get Quote" }).first().click()
  const dialog = request(page)
  await dialog.getByLabel("Project description").fill(description)
  await dialog.getByLabel("Urgency").selectOption("asap")
  await dialog.getByLabel("Maximum budget").fill("400")
  await dialog.getByLabel("Contact name").fill("Nora Quinn")
  await dialog.getByLabel("Contact phone").fill("512-555-0188")
  await dialog.getByRole("button", { name: "Send Request" }).click()
}

export const registerInstead = async (page: Page, newcomer: Newcomer) => {
  await page.waitForURL("**/login?next=*")
  await page.getByRole("link", { name: "Create an account" }).first().click()
  await page.getByLabel("First name").fill(newcomer.firstName)
  await page.getByLabel("Last name").fill(newcomer.lastName)
  await page.getByLabel("Username").fill(newcomer.username)
  await page.getByLabel("Email").fill(newcomer.email)
  await page.getByLabel("Password", { exact: true }).fill(newcomer.password)
  await page.getByLabel("Confirm password", { exact: true }).fill(newcomer.password)
  await page.getByRole("button", { name: "Create Account" }).click()
}

export const sendKeptRequest = async (page: Page, description: string) => {
  const dialog = request(page)
  await dialog.waitFor()
  expect(await dialog.getByLabel("Project description").inputValue()).toBe(description)
  expect(await dialog.getByLabel("Urgency").inputValue()).toBe("asap")
  expect(await dialog.getByLabel("Contact phone").inputValue()).toBe("512-555-0188")
  await dialog.getByRole("button", { name: "Send Request" }).click()
  await page.getByText("Quote Request Sent!").first().waitFor()
  await dialog.waitFor({ state: "detached" })
}

export const signInByForm = async (page: Page, { email, password }: Person) => {
  await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await page.waitForURL("**/dashboard")
}

/** The quote of this description among the dashboard's. */
export const quoteOf = async (page: Page, description: string) => {
  await page.goto("/dashboard?tab=quotes")
  const card = page.getByRole("article").filter({ hasText: description })
  await card.waitFor()
  return card
}

export const sendOffer = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  await card.getByRole("link", { name: "Send offer" }).click()
  await page.getByLabel("Price").fill(offer.price)
  await page.getByLabel("Timeline").fill(offer.timeline)
  await page.getByLabel("Message").fill(offer.message)
  await page.getByRole("button", { name: "Send offer" }).click()
  await card.getByText("$240").waitFor()
}

export const acceptOffer = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  expect(await card.innerText()).toContain(offer.timeline)
  expect(await card.innerText()).toContain(offer.message)
  await card.getByRole("button", { name: "Accept offer" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Accept for $240" }).click()
  await card.getByText("accepted", { exact: true }).waitFor()
}

export const chatWith = (page: Page, partner: string) =>
  page.getByRole("region", { name: `Conversation with ${partner}` })

export const write = async (chat: Locator, text: string) => {
  await chat.getByRole("textbox", { name: "Message" }).fill(text)
  await chat.getByRole("button", { name: "Send message" }).click()
  await chat.getByRole("log").getByText(text).waitFor()
}

export const readAndAnswer = async (page: Page, partner: string, text: string, answer: string) => {
  await page.goto("/messages")
  const entry = page.getByRole("listitem").filter({ hasText: partner })
  await entry.getByText("1 new").waitFor()
  await entry.getByRole("button").click()
  const chat = chatWith(page, partner)
  await chat.getByText(text).waitFor()
  await write(chat, answer)
}

export const complete = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  await card.getByRole("button", { name: "Mark complete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Mark complete" }).click()
  await card.getByText("completed", { exact: true }).waitFor()
}
