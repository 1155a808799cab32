import { describe, expect, it } from "vitest"

import { patience } from "../support/browser/at-product.ts"
import { atEmptyProduct } from "../support/browser/empty-product.ts"
import { aPair, chatOf, chatPath, openLive, say } from "../support/browser/pairs.ts"
import { signIn } from "../support/browser/people.ts"

const product = atEmptyProduct()

const aPairHere = async () => {
  const [homeowner, provider] = await Promise.all([product.open(), product.open()])
  return aPair(homeowner.page, provider.page)
}

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
    // Its live updates are connected once it counts the unread messages.
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
