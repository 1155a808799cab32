import type { Page } from "playwright-core"

import type { Newcomer, Person } from "#tests/support/browser/people.ts"
import { pastFirstView, settled } from "#tests/support/browser/settled.ts"

import { business, chatWith, quoteOf } from "./quote-steps.ts"

export const phone = "(512) 555-0177"

export const heart = async (page: Page) => {
  await settled(page)
  await pastFirstView(page)
  return page.getByRole("button", { name: `Save ${business}` }).first()
}

export const openBusinessPage = async (page: Page) => {
  await page.goto("/providers?service=Bluebonnet+Plumbing")
  await page.getByRole("article", { name: business }).getByRole("link", { name: "View Profile" }).click()
  await page.getByRole("heading", { level: 1, name: business }).waitFor()
}

/** A visitor presses the heart, signs in, and finds the professional saved where they were. */
export const saveAsVisitor = async (page: Page, { email, password }: Person) => {
  await (await heart(page)).click()
  await page.waitForURL("**/login?next=*")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: business }).waitFor()
  await (await heart(page)).and(page.locator("[aria-pressed=true]")).waitFor()
}

export const findAmongSaved = async (page: Page, { firstName }: Newcomer) => {
  await page.getByRole("button", { name: firstName, exact: true }).click()
  await page.getByRole("menuitem", { name: "Saved" }).click()
  await page.waitForURL("**/saved")
  await page.getByRole("article", { name: business }).waitFor()
}

/** Asks from the saved card, with the number kept back as the dialog proposes. */
export const askKeepingTheNumber = async (page: Page, description: string) => {
  await page.getByRole("article", { name: business }).getByRole("button", { name: "Get Quote" }).click()
  const dialog = page.getByRole("dialog", { name: "Request a Quote" })
  await dialog.getByLabel("Project description").fill(description)
  await dialog.getByLabel("Contact phone").fill(phone)
  await dialog.getByText(`${business} sees it when you accept an offer, or when you share it.`).waitFor()
  await dialog.getByRole("checkbox", { name: "Share my number right away", checked: false }).waitFor()
  await dialog.getByRole("button", { name: "Send Request" }).click()
  await dialog.waitFor({ state: "detached" })
}

/** What the provider reads on the card of the request. */
export const cardOf = async (page: Page, description: string) =>
  (await quoteOf(page, description)).innerText()

export const shareNumber = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  await card.getByRole("button", { name: "Share my number" }).click()
  await card.getByText(/has had your number since .* \(you shared it\)\./).waitFor()
}

export const openChat = async (page: Page, description: string, partner: string) => {
  const card = await quoteOf(page, description)
  await card.getByRole("link", { name: "Message" }).click()
  const chat = chatWith(page, partner)
  await chat.waitFor()
  return chat
}

export const chooseMore = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("menuitem", { name }).click()
}
