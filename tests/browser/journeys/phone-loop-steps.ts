import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"

import { post } from "#tests/support/browser/jobs.ts"
import { listBusiness } from "#tests/support/browser/pairs.ts"
import { aNewcomer, register } from "#tests/support/browser/people.ts"
import type { Thumb } from "#tests/support/browser/thumb.ts"

interface Homeowner {
  readonly page: Page
  readonly thumb: Thumb
}

const drains = "Clogged drains and sewers, cleared on the day you call, with a camera where it is needed."

/** Makes the person at this page a listed plumber of the business. */
export const openBusiness = async (page: Page, businessName: string): Promise<void> => {
  await register(page, aNewcomer({ role: "provider", firstName: "Dana" }))
  await listBusiness(page, businessName, drains)
}

interface Request {
  readonly id: string
  readonly description: string
  readonly contactName: string
  readonly contactPhone: string
}

/** What the plumber was asked. */
export const requestsTo = async (page: Page): Promise<ReadonlyArray<Request>> =>
  (await page.request.get("/api/quotes")).json()

/** Offers to do what the plumber was asked for. */
export const makeOffer = async (page: Page, price: number): Promise<void> => {
  for (const { id } of await requestsTo(page)) {
    await post(page, `/api/quotes/${id}/offer`, { price, timeline: "Tomorrow", message: "With a camera." })
  }
}

const request = (page: Page) => page.getByRole("dialog", { name: "Request a Quote" })

/** Searches by the problem and the place in one text. */
export const search = async ({ page, thumb }: Homeowner, problem: string) => {
  thumb.step("search")
  await thumb.type(page.getByLabel("Service", { exact: true }), problem)
  await thumb.send()
  await page.getByText(/^Found \d+ professionals/).waitFor()
}

interface Contact {
  readonly name: string
  readonly phone: string
}

/** Asks the first professional found, from the list itself. */
export const askTheFirst = async ({ page, thumb }: Homeowner, further: string, contact: Contact) => {
  thumb.step("ask the first")
  await thumb.press(page.getByRole("article").first(), "Get Quote")
  const dialog = request(page)
  await thumb.type(dialog.getByLabel("Project description"), further)
  await thumb.type(dialog.getByLabel("Contact name"), contact.name)
  await thumb.type(dialog.getByLabel("Contact phone"), contact.phone)
}

interface Entry {
  readonly email: string
  readonly password: string
}

/** Registers from within the request, and returns to it. */
export const registerOnTheWay = async ({ page, thumb }: Homeowner, { email, password }: Entry) => {
  thumb.step("register on the way")
  await thumb.press(request(page), "Create an account")
  await page.waitForURL("**/register?next=*")
  await thumb.type(page.getByLabel("Email"), email)
  await thumb.type(page.getByLabel("Password", { exact: true }), password)
  await thumb.type(page.getByLabel("Confirm password", { exact: true }), password)
  await thumb.press(page, "Create Account")
  await isSaidBelowTheToast(page)
}

/** Checks that the toast of the registration does not cover the note that the request is kept. */
const isSaidBelowTheToast = async (page: Page) => {
  const toast = page.locator("[data-variant]").filter({ hasText: "Account created successfully" })
  const note = request(page).getByText("We kept what you typed.")
  await toast.waitFor()
  await note.waitFor()
  const [covers, covered] = [await toast.boundingBox(), await note.boundingBox()]
  expect(covered!.y).toBeGreaterThan(covers!.y + covers!.height)
  expect(covered!.y + covered!.height).toBeLessThan(page.viewportSize()!.height)
}

export const sendTheRequest = async ({ page, thumb }: Homeowner) => {
  thumb.step("send the request")
  await thumb.press(request(page), "Send Request")
  await request(page).waitFor({ state: "detached" })
}

/** Checks that the end of the page, and what gets the focus, scrolls out from under the panel. */
const leavesTheEndFree = async (page: Page, panel: Locator) => {
  const { last, top } = await panel.evaluate((element) => {
    const links = [...document.querySelectorAll("footer a")]
    const before = scrollY
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })
    const [end, edge] = [links.at(-1), element].map((part) => part?.getBoundingClientRect())
    window.scrollTo({ top: before, behavior: "instant" })
    return { last: end?.bottom ?? Infinity, top: edge?.top ?? 0 }
  })
  expect(last).toBeLessThanOrEqual(top)
  const room = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  )
  expect(room).toBeGreaterThanOrEqual((await panel.boundingBox())?.height ?? Infinity)
}

/** Asks two more of those nearby, by a checkbox each. */
export const askTwoMore = async ({ page, thumb }: Homeowner) => {
  thumb.step("ask two more")
  const others = page.getByRole("region", { name: "Ask others too" })
  await leavesTheEndFree(page, others)
  await thumb.tap(others.getByRole("checkbox").nth(0))
  await thumb.tap(others.getByRole("checkbox").nth(1))
  await thumb.press(others, "Ask 2 more")
  await others.waitFor({ state: "detached" })
}

/** Goes to the requests, where the offers come in. */
export const goToOffers = async ({ page, thumb }: Homeowner) => {
  thumb.step("compare the offers")
  await thumb.tap(page.getByRole("link", { name: "Asked", exact: true }))
  await page.waitForURL("**/dashboard?tab=quotes&quote=*")
}

export const askAQuestion = async ({ page, thumb }: Homeowner, question: string) => {
  thumb.step("message")
  const offers = page.getByRole("tabpanel")
  await thumb.tap(
    offers.getByRole("button", { name: "Message" }).or(offers.getByRole("link", { name: "Message" }))
  )
  await thumb.press(page.getByRole("group", { name: "Quick replies" }), question)
  await thumb.press(page, "Send message")
  await page.getByRole("log").getByText(question).waitFor()
}

const takeStep = async ({ page, thumb }: Homeowner, step: string, confirm: RegExp) => {
  await thumb.press(page.getByRole("log"), step)
  const dialog = page.getByRole("dialog")
  await thumb.press(dialog, confirm)
  await dialog.waitFor({ state: "detached" })
}

export const accept = async (homeowner: Homeowner) => {
  homeowner.thumb.step("accept")
  await takeStep(homeowner, "Accept offer", /^Accept for/)
}

export const complete = async (homeowner: Homeowner) => {
  homeowner.thumb.step("complete")
  await takeStep(homeowner, "Mark complete", /^Mark complete$/)
}

export const review = async ({ page, thumb }: Homeowner, words: string) => {
  thumb.step("review")
  await thumb.press(page.getByRole("log"), "Leave a review")
  const dialog = page.getByRole("dialog", { name: /^Review/ })
  await thumb.tap(dialog.getByRole("radio", { name: "5 stars: Excellent" }))
  await thumb.type(dialog.getByLabel("Your review"), words)
  await thumb.press(dialog, "Publish review")
  await dialog.waitFor({ state: "detached" })
}
