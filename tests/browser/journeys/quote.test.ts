import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import type { Provider } from "#domain/provider/provider.ts"

import { atProduct, patience } from "../at-product.ts"
import { aNewcomer, demoPerson, type Newcomer, type Person } from "../people.ts"

const product = atProduct()

const business = "Bluebonnet Plumbing & Drain"
const offer = { price: "240", timeline: "Thursday morning", message: "New cartridge and an hour of work." }

const findNearby = async (page: Page) => {
  await page.goto("/")
  const search = page.getByRole("search", { name: "Professionals" })
  await search.getByLabel("Location").fill("78704")
  await search.getByRole("button", { name: "Search" }).click()
  await page.getByText("near 78704").waitFor()
  await page.getByRole("link", { name: "See All Professionals" }).click()
  await page.waitForURL("**/providers?location=78704")
}

const narrow = async (page: Page) => {
  await page.getByLabel("Specialty", { exact: true }).selectOption("Plumbing")
  await page.getByRole("button", { name: "Licensed" }).click()
  await page.waitForURL("**/providers?location=78704&specialty=Plumbing&isLicensed=true")
  await page.getByText("3 active filters").waitFor()
}

/** Waits until the list shows the very providers that the search finds, near and licensed. */
const seeOnlyThoseAskedFor = async (page: Page) => {
  const answer = await page.request.get("/api/providers?location=78704&specialty=Plumbing&isLicensed=true")
  const found: ReadonlyArray<Provider> = await answer.json()
  const cards = page.getByRole("article")
  await expect
    .poll(() => cards.getByRole("heading").allInnerTexts(), patience)
    .toEqual(found.map(({ businessName }) => businessName))
  for (const text of await cards.allInnerTexts()) expect(text).toMatch(/mile.* away[^]*Licensed/)
}

const openBusiness = async (page: Page) => {
  await page.getByRole("article", { name: business }).getByRole("link", { name: "View Profile" }).click()
  await page.getByRole("heading", { level: 1, name: business }).waitFor()
}

const request = (page: Page) => page.getByRole("dialog", { name: "Request a Quote" })

const fillRequest = async (page: Page, description: string) => {
  await page.getByRole("button", { name: "Get Quote" }).first().click()
  const dialog = request(page)
  await dialog.getByLabel("Project description").fill(description)
  await dialog.getByLabel("Urgency").selectOption("asap")
  await dialog.getByLabel("Maximum budget").fill("400")
  await dialog.getByLabel("Contact name").fill("Nora Quinn")
  await dialog.getByLabel("Contact phone").fill("512-555-0188")
  await dialog.getByRole("button", { name: "Send Request" }).click()
}

const registerInstead = async (page: Page, newcomer: Newcomer) => {
  await page.waitForURL("**/login?next=*")
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.getByLabel("First name").fill(newcomer.firstName)
  await page.getByLabel("Last name").fill(newcomer.lastName)
  await page.getByLabel("Username").fill(newcomer.username)
  await page.getByLabel("Email").fill(newcomer.email)
  await page.getByLabel("Password", { exact: true }).fill(newcomer.password)
  await page.getByLabel("Confirm password", { exact: true }).fill(newcomer.password)
  await page.getByRole("button", { name: "Create Account" }).click()
}

const sendKeptRequest = async (page: Page, description: string) => {
  const dialog = request(page)
  await dialog.waitFor()
  expect(await dialog.getByLabel("Project description").inputValue()).toBe(description)
  expect(await dialog.getByLabel("Urgency").inputValue()).toBe("asap")
  expect(await dialog.getByLabel("Contact phone").inputValue()).toBe("512-555-0188")
  await dialog.getByRole("button", { name: "Send Request" }).click()
  await page.getByText("Quote Request Sent!").first().waitFor()
  await dialog.waitFor({ state: "detached" })
}

const signInByForm = async (page: Page, { email, password }: Person) => {
  await page.goto("/login")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await page.waitForURL("**/dashboard")
}

/** The quote of this description among the dashboard's. */
const quoteOf = async (page: Page, description: string) => {
  await page.goto("/dashboard?tab=quotes")
  const card = page.getByRole("article").filter({ hasText: description })
  await card.waitFor()
  return card
}

const sendOffer = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  await card.getByRole("button", { name: "Send offer" }).click()
  const dialog = page.getByRole("dialog", { name: "Send offer" })
  await dialog.getByLabel("Price").fill(offer.price)
  await dialog.getByLabel("Timeline").fill(offer.timeline)
  await dialog.getByLabel("Message").fill(offer.message)
  await dialog.getByRole("button", { name: "Send offer" }).click()
  await card.getByText("$240").waitFor()
}

const acceptOffer = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  expect(await card.innerText()).toContain(offer.timeline)
  expect(await card.innerText()).toContain(offer.message)
  await card.getByRole("button", { name: "Accept offer" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Accept for $240" }).click()
  await card.getByText("accepted", { exact: true }).waitFor()
}

const chatWith = (page: Page, partner: string) =>
  page.getByRole("region", { name: `Conversation with ${partner}` })

const write = async (chat: Locator, text: string) => {
  await chat.getByRole("textbox", { name: "Message" }).fill(text)
  await chat.getByRole("button", { name: "Send message" }).click()
  await chat.getByRole("log").getByText(text).waitFor()
}

const readAndAnswer = async (page: Page, partner: string, text: string, answer: string) => {
  await page.goto("/messages")
  const entry = page.getByRole("listitem").filter({ hasText: partner })
  await entry.getByText("1 new").waitFor()
  await entry.getByRole("button").click()
  const chat = chatWith(page, partner)
  await chat.getByText(text).waitFor()
  await write(chat, answer)
}

const complete = async (page: Page, description: string) => {
  const card = await quoteOf(page, description)
  await card.getByRole("button", { name: "Mark complete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Mark complete" }).click()
  await card.getByText("completed", { exact: true }).waitFor()
}

describe.each(["desktop", "phone"] as const)("from a search to a finished job on a %s", (screen) => {
  it("leads a visitor to a provider, through registration to a request, an offer, words and completion", async () => {
    const newcomer = aNewcomer()
    const partner = `${newcomer.firstName} ${newcomer.lastName}`
    const description = `The kitchen faucet drips day and night at ${newcomer.lastName}.`
    const { complaints, page: homeowner } = await product.open({ screen })
    const { complaints: providerComplaints, page: provider } = await product.open({ screen })

    await findNearby(homeowner)
    await narrow(homeowner)
    await seeOnlyThoseAskedFor(homeowner)
    await openBusiness(homeowner)
    await fillRequest(homeowner, description)
    await registerInstead(homeowner, newcomer)
    await sendKeptRequest(homeowner, description)

    await signInByForm(provider, demoPerson("Rick"))
    await sendOffer(provider, description)

    await acceptOffer(homeowner, description)
    await (await quoteOf(homeowner, description)).getByRole("button", { name: "Message" }).click()
    await homeowner.waitForURL("**/messages?conversation=*")
    await write(chatWith(homeowner, business), "The side gate is open on Thursday.")

    await readAndAnswer(provider, partner, "The side gate is open on Thursday.", "See you at nine.")
    await homeowner.reload()
    await chatWith(homeowner, business).getByText("See you at nine.").waitFor()

    await complete(homeowner, description)
    await (await quoteOf(provider, description)).getByText("completed", { exact: true }).waitFor()
    expect([...complaints, ...providerComplaints]).toEqual([])
  })
})
