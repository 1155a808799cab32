import type { Page, Route } from "playwright-core"
import { describe, expect, it } from "vitest"

import { patience } from "../support/browser/at-product.ts"
import { violationsOf } from "../support/browser/axe.ts"
import { atEmptyProduct } from "../support/browser/empty-product.ts"
import {
  aPair,
  chatOf,
  chatPath,
  isSamePage,
  markPage,
  openLive,
  say,
  secondsUntil
} from "../support/browser/pairs.ts"
import { zoomed } from "../support/browser/sizes.ts"

const product = atEmptyProduct()

const aPairHere = async () => {
  const [homeowner, provider] = await Promise.all([product.open(), product.open()])
  const complaints = () => [...homeowner.complaints, ...provider.complaints]
  return { ...(await aPair(homeowner.page, provider.page)), complaints }
}

/** "Within a second or two", and something for a machine that does other things as well. */
const soon = 5

const card = (page: Page, title: string | RegExp) => page.getByRole("article", { name: title })

describe("two people", () => {
  it("see each other's messages at once, without a reload, and that they were read", async () => {
    const { complaints, conversationId, homeowner, provider } = await aPairHere()
    await openLive(homeowner, chatPath(conversationId))
    await openLive(provider, chatPath(conversationId))
    await Promise.all([homeowner, provider].map(markPage))
    const [hers, his] = [chatOf(homeowner), chatOf(provider)]
    const there = await secondsUntil(
      () => hers.send("When could you come?"),
      () => his.log.getByText("When could you come?").waitFor()
    )
    const back = await secondsUntil(
      () => his.send("On Tuesday at nine."),
      () => hers.log.getByText("On Tuesday at nine.").waitFor()
    )
    expect(there).toBeLessThan(soon)
    expect(back).toBeLessThan(soon)
    const words = ["When could you come?", "On Tuesday at nine."]
    await expect.poll(hers.words, patience).toEqual(words)
    await expect.poll(his.words, patience).toEqual(words)
    await expect.poll(() => homeowner.title(), patience).toMatch(/^Messages/)
    expect(await Promise.all([homeowner, provider].map(isSamePage))).toEqual([true, true])
    expect(complaints()).toEqual([])
  })

  it("see a request, its offer and its acceptance on their open dashboards", async () => {
    const { businessName, complaints, homeowner, provider, providerId } = await aPairHere()
    await openLive(provider, "/dashboard?tab=quotes")
    await openLive(homeowner, "/dashboard?tab=quotes")
    await Promise.all([homeowner, provider].map(markPage))
    const request = {
      providerId,
      serviceType: "Plumbing",
      description: "The tap in the kitchen drips day and night.",
      urgency: "week",
      contactName: "Nora Quinn",
      contactPhone: "512-555-0142"
    }
    const asked = await secondsUntil(
      () => homeowner.request.post("/api/quotes", { data: request }),
      () => card(provider, "Plumbing").waitFor()
    )
    await card(provider, "Plumbing").getByRole("link", { name: "Send offer" }).click()
    await provider.getByLabel("Price").fill("240")
    const offered = await secondsUntil(
      () => provider.getByRole("button", { name: "Send offer" }).click(),
      () => card(homeowner, "Plumbing").getByText("$240").waitFor()
    )
    await card(homeowner, "Plumbing").getByRole("button", { name: "Accept offer" }).click()
    const accepted = await secondsUntil(
      () => homeowner.getByRole("dialog").getByRole("button", { name: "Accept for $240" }).click(),
      () => card(provider, "Plumbing").getByText("accepted", { exact: true }).waitFor()
    )
    for (const seconds of [asked, offered, accepted]) expect(seconds).toBeLessThan(soon)
    await card(homeowner, "Plumbing").getByText(businessName).first().waitFor()
    expect(await Promise.all([homeowner, provider].map(isSamePage))).toEqual([true, true])
    expect(complaints()).toEqual([])
  })

  it("keep an open dialog, the words in it, the focus and the scroll while the lists change", async () => {
    const { conversationId, homeowner, provider, providerId } = await aPairHere()
    const project = {
      title: "Move the laundry to the garage",
      description: "Water and drain for the washer, forty feet from the stack.",
      location: "Austin, TX 78704",
      budget: 3_500,
      timeline: "1 month"
    }
    const categories: ReadonlyArray<{ readonly id: string }> = await (
      await homeowner.request.get("/api/categories")
    ).json()
    const post = (title: string) =>
      homeowner.request.post("/api/projects", {
        data: { ...project, title, categoryId: categories[0]?.id, providerId }
      })
    for (const number of [1, 2, 3, 4, 5]) await post(`An older project, number ${number}`)
    await openLive(provider, "/dashboard")
    const older = card(provider, "An older project, number 1")
    await older.scrollIntoViewIfNeeded()
    await older.getByRole("button", { name: "Quote on this project" }).click()
    const message = provider.getByRole("dialog").getByLabel("Message")
    await message.fill("Supply and drain, a new shut")
    // By selector: what is behind an open dialog is hidden from queries by role.
    const shown = provider.locator("article").filter({ hasText: "An older project, number 1" })
    const top = () => shown.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await post("A project that has just been posted")
    await say(homeowner, conversationId, "Have a look at it, please.")
    await provider.getByText("A project that has just been posted").waitFor({ state: "attached" })
    await provider.keyboard.type("-off valve included.")
    expect(await message.inputValue()).toBe("Supply and drain, a new shut-off valve included.")
    expect(Math.abs((await top()) - before)).toBeLessThan(4)
  })
})

const holdMessages = (page: Page, then: (route: Route) => Promise<void>) =>
  page.route("**/api/conversations/*/messages", (route) =>
    route.request().method() === "POST" ? then(route) : route.fallback()
  )

describe("what live updates add to a screen is accessible", () => {
  it("a message that has failed, one on its way, and what is unread", async () => {
    const { conversationId, homeowner, provider } = await aPairHere()
    for (let number = 1; number <= 20; number++)
      await say(homeowner, conversationId, `Point ${number} of the list.`)
    await openLive(homeowner, chatPath(conversationId))
    const { log, send } = chatOf(homeowner)
    await holdMessages(homeowner, (route) => route.abort())
    await send("The valve is behind the washer.")
    await log.getByText("Not sent").waitFor()
    await holdMessages(homeowner, () => new Promise(() => undefined))
    await send("See you then!")
    await log.getByText("Sending…").waitFor()
    await log.getByText("Point 1 of the list.").scrollIntoViewIfNeeded()
    await say(provider, conversationId, "Got it.")
    await homeowner.getByRole("button", { name: "1 new message" }).waitFor()
    await homeowner.waitForFunction(() => document.title.startsWith("(1)"))
    expect(await violationsOf(homeowner)).toEqual([])
  })

  it("the sign of a lost connection", async () => {
    const { homeowner } = await aPairHere()
    await homeowner.route("**/api/events", (route) => route.abort())
    await homeowner.goto("/dashboard")
    const sign = homeowner.getByRole("status").getByText("Reconnecting…")
    await sign.waitFor()
    expect(await violationsOf(homeowner)).toEqual([])
    // In a low window the header scrolls away with the page.
    await homeowner.setViewportSize(zoomed)
    await homeowner.reload()
    await homeowner.getByRole("heading", { level: 1 }).waitFor()
    await homeowner.evaluate(() => scrollTo(0, 300))
    await sign.waitFor()
    expect((await sign.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  })
})
