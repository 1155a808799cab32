import type { Page } from "playwright-core"

import { aNewcomer, type Newcomer, register } from "./people.ts"
import { settled } from "./settled.ts"

/** A homeowner and a provider, each in a browser of their own, and the conversation that they have. */
export interface Pair {
  readonly homeowner: Page
  readonly provider: Page
  readonly homeownerAccount: Newcomer
  readonly providerId: string
  readonly businessName: string
  readonly conversationId: string
}

const profile = {
  specialties: ["Plumbing"],
  location: "Austin, TX",
  zipCode: "78704",
  isLicensed: false,
  isInsured: false,
  availability: "week",
  responseTime: "4h",
  listed: true
}

const faucets = "Faucets, drains and water heaters, repaired on the day you call and left clean."

/** Lists the business of the provider at this page as a plumber; returns its id. */
export const listBusiness = async (
  page: Page,
  businessName: string,
  description = faucets
): Promise<string> => {
  const data = { ...profile, businessName, description }
  const answer = await page.request.put("/api/me/provider", { data })
  if (!answer.ok()) throw new Error(`The business was not listed: ${await answer.text()}`)
  const { id }: { readonly id: string } = await answer.json()
  return id
}

const converse = async (page: Page, providerId: string): Promise<string> => {
  const answer = await page.request.post("/api/conversations", { data: { providerId } })
  const { id }: { readonly id: string } = await answer.json()
  return id
}

/** Registers both, lists the provider's business and opens their conversation, all by calls. */
export const aPair = async (homeowner: Page, provider: Page): Promise<Pair> => {
  const homeownerAccount = await register(homeowner)
  const owner = await register(provider, aNewcomer({ role: "provider", firstName: "Dana" }))
  const businessName = `Dana's Plumbing ${owner.username}`
  const providerId = await listBusiness(provider, businessName)
  const conversationId = await converse(homeowner, providerId)
  return { homeowner, provider, homeownerAccount, providerId, businessName, conversationId }
}

/** Writes a message into somebody's conversation by a call. */
export const say = async (page: Page, conversationId: string, content: string): Promise<void> => {
  const answer = await page.request.post(`/api/conversations/${conversationId}/messages`, {
    data: { content }
  })
  if (!answer.ok()) throw new Error(`The message was not taken: ${await answer.text()}`)
}

/** Opens a page and waits until its event stream is open. */
export const openLive = async (page: Page, path: string): Promise<void> => {
  const listening = page.waitForResponse("**/api/events")
  await page.goto(path)
  await settled(page)
  await listening
}

export const chatPath = (conversationId: string) => `/messages?conversation=${conversationId}`

export const chatOf = (page: Page) => ({
  log: page.getByRole("log"),
  field: page.getByRole("textbox", { name: "Message" }),
  /** The words of the messages shown, in order. */
  words: () => page.locator("[data-message] > span:nth-of-type(2)").allInnerTexts(),
  send: async (text: string) => {
    await page.getByRole("textbox", { name: "Message" }).fill(text)
    await page.getByRole("button", { name: "Send message" }).click()
  }
})

/** Marks the document, so that `isSamePage` tells whether the page was reloaded. */
export const markPage = (page: Page) => page.evaluate(() => void (document.body.dataset["mark"] = "the same"))
export const isSamePage = (page: Page) => page.evaluate(() => document.body.dataset["mark"] === "the same")

/** Runs the step; returns the seconds until its effect was visible. */
export const secondsUntil = async (step: () => Promise<unknown>, seen: () => Promise<unknown>) => {
  const from = Date.now()
  await Promise.all([step(), seen()])
  return (Date.now() - from) / 1_000
}
