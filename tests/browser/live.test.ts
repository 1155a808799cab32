import type { Page, Route } from "playwright-core"
import { describe, expect, it } from "vitest"

import { patience } from "./at-product.ts"
import { violationsOf } from "./axe.ts"
import { atEmptyProduct } from "./empty-product.ts"
import { aPair, chatOf, isSamePage, markPage, openLive, say } from "./pairs.ts"
import { signIn } from "./people.ts"

const product = atEmptyProduct()

const aPairHere = async () => {
  const [homeowner, provider] = await Promise.all([product.open(), product.open()])
  const complaints = () => [...homeowner.complaints, ...provider.complaints]
  return { ...(await aPair(homeowner.page, provider.page)), complaints }
}

const chatPath = (conversationId: string) => `/messages?conversation=${conversationId}`

/** Runs the step, and says after how many seconds what it leads to was to be seen. */
const secondsUntil = async (step: () => Promise<unknown>, seen: () => Promise<unknown>) => {
  const from = Date.now()
  await Promise.all([step(), seen()])
  return (Date.now() - from) / 1_000
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
    await card(provider, "Plumbing").getByRole("button", { name: "Send offer" }).click()
    const dialog = provider.getByRole("dialog")
    await dialog.getByLabel("Price").fill("240")
    const offered = await secondsUntil(
      () => dialog.getByRole("button", { name: "Send offer" }).click(),
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
    // Nothing behind a dialog has a role.
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

describe("the number of unread messages", () => {
  it("is the same in two browsers of one person, and goes in both when they are read in one", async () => {
    const { conversationId, homeowner, homeownerAccount, provider } = await aPairHere()
    const { page: phone } = await product.open({ screen: "phone" })
    await signIn(phone, homeownerAccount)
    await openLive(homeowner, "/dashboard")
    await openLive(phone, "/services")
    await say(provider, conversationId, "Hello")
    await say(provider, conversationId, "Are you there?")
    await expect.poll(() => homeowner.title(), patience).toMatch(/^\(2\) Dashboard \| /)
    await expect.poll(() => phone.title(), patience).toMatch(/^\(2\) /)
    const link = homeowner.getByRole("banner").getByRole("link", { name: "Dashboard" })
    await expect.poll(() => link.innerText()).toMatch(/Dashboard\s*2/)
    expect(await link.evaluate((element) => element.ariaDescribedByElements?.[0]?.textContent)).toBe(
      "2 unread messages"
    )
    await phone.goto(chatPath(conversationId))
    await chatOf(phone).log.getByText("Are you there?").waitFor()
    await expect.poll(() => homeowner.title(), patience).toMatch(/^Dashboard \| /)
    expect(await link.innerText()).toBe("Dashboard")
  })
})

describe("somebody who reads older messages", () => {
  it("stays where they are, is told of a newer one and led there", async () => {
    const { conversationId, homeowner, provider } = await aPairHere()
    for (let number = 1; number <= 40; number++)
      await say(homeowner, conversationId, `Point ${number} of the list.`)
    await openLive(homeowner, chatPath(conversationId))
    const { log } = chatOf(homeowner)
    await log.getByText("Point 40 of the list.").waitFor()
    const read = log.getByText("Point 5 of the list.")
    await read.scrollIntoViewIfNeeded()
    const top = () => read.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await say(provider, conversationId, "Thank you. That is quite a list.")
    await homeowner.getByRole("button", { name: "1 new message" }).waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
    await expect.poll(() => homeowner.title(), patience).toMatch(/^\(1\) Messages/)
    await homeowner.getByRole("button", { name: "1 new message" }).click()
    await expect
      .poll(() =>
        log.getByText("That is quite a list.").evaluate((element) => element.getBoundingClientRect().bottom)
      )
      .toBeLessThan(800)
    await expect.poll(() => homeowner.title(), patience).toMatch(/^Messages/)
    expect(await homeowner.getByRole("button", { name: "1 new message" }).count()).toBe(0)
  })
})

describe("two tabs of a browser", () => {
  it("share one stream, and the second goes on when the first is closed", async () => {
    const { conversationId, homeowner, provider } = await aPairHere()
    let streams = 0
    homeowner.context().on("request", (request) => {
      if (request.url().endsWith("/api/events")) streams += 1
    })
    await openLive(homeowner, "/dashboard")
    const second = await homeowner.context().newPage()
    await second.goto(chatPath(conversationId))
    await chatOf(second).log.waitFor()
    // Its live updates run once it counts what is unread.
    await second.locator("#unread-messages").waitFor({ state: "attached" })
    await say(provider, conversationId, "To both of you.")
    await chatOf(second).log.getByText("To both of you.").waitFor()
    expect(streams).toBe(1)
    await homeowner.close()
    await expect.poll(() => streams, patience).toBe(2)
    await say(provider, conversationId, "To the one that is left.")
    await chatOf(second).log.getByText("To the one that is left.").waitFor()
    await expect.poll(chatOf(second).words).toEqual(["To both of you.", "To the one that is left."])
  })

  it("are both signed out when one of them is", async () => {
    const { homeowner } = await aPairHere()
    await openLive(homeowner, "/dashboard")
    const second = await homeowner.context().newPage()
    await second.goto("/dashboard")
    await second.locator("#unread-messages").waitFor({ state: "attached" })
    await second.getByRole("button", { name: "Nora" }).click()
    await second.getByRole("menuitem", { name: "Log out" }).click()
    await homeowner.waitForURL("**/login?next=*")
    expect(await homeowner.getByRole("link", { name: "Sign In" }).count()).toBeGreaterThan(0)
  })
})

const holdMessages = (page: Page, then: (route: Route) => Promise<void>) =>
  page.route("**/api/conversations/*/messages", (route) =>
    route.request().method() === "POST" ? then(route) : route.fallback()
  )

const program = "**/assets/LiveUpdates-*.js"

describe("live updates whose program does not come", () => {
  it("say so, and begin by themselves when it can be fetched", async () => {
    const { conversationId, homeowner, provider } = await aPairHere()
    await homeowner.route(program, (route) => route.abort("internetdisconnected"))
    await homeowner.goto("/dashboard?tab=messages")
    const sign = homeowner.getByRole("status").getByText("Reconnecting…")
    await sign.waitFor()
    const listening = homeowner.waitForResponse("**/api/events")
    await homeowner.unroute(program)
    await listening
    await say(provider, conversationId, "Can you hear me?")
    await homeowner.getByText("Can you hear me?").waitFor()
    expect(await sign.count()).toBe(0)
  })

  it("begin as soon as the browser is online again", async () => {
    const { homeowner } = await aPairHere()
    let asked = 0
    await homeowner.route(program, (route) => {
      asked += 1
      return route.abort("internetdisconnected")
    })
    await homeowner.goto("/dashboard")
    await expect.poll(() => asked).toBeGreaterThan(1)
    await homeowner.unroute(program)
    const listening = homeowner.waitForResponse("**/api/events")
    await homeowner.evaluate(() => void dispatchEvent(new Event("online")))
    await listening
  })
})

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
    await homeowner.getByRole("status").getByText("Reconnecting…").waitFor()
    expect(await violationsOf(homeowner)).toEqual([])
  })
})
