import type { Page, Request } from "playwright-core"
import { describe, expect, it, onTestFinished, vi } from "vitest"

import { openForwarder } from "../support/app/forwarder.ts"
import type { RunningProduct } from "../support/app/product.ts"
import { patience } from "../support/browser/at-product.ts"
import { aFileDatabase, ownBrowser, startEmptyProduct } from "../support/browser/empty-product.ts"
import { aPair, chatOf, openLive } from "../support/browser/pairs.ts"
import { freshDatabase } from "../support/postgres/postgres.ts"

// These tests start, stop and kill servers.
vi.setConfig({ testTimeout: 120_000 })

const openPage = ownBrowser()
const open = async (url: string) => (await openPage(url)).page

const start = async (databaseUrl: string): Promise<RunningProduct> => {
  const product = await startEmptyProduct(databaseUrl)
  onTestFinished(product.stop)
  return product
}

const openDoor = async (...urls: ReadonlyArray<string>) => {
  const door = await openForwarder(...urls)
  onTestFinished(door.close)
  return door
}

const sign = (page: Page) => page.getByText("Reconnecting…")

const isMessage = (request: Request) => request.method() === "POST" && request.url().endsWith("/messages")

/** Sends a message, pressing Retry until it is sent, as a person would. */
const sendSurely = async (page: Page, text: string) => {
  const { log, send } = chatOf(page)
  await send(text)
  const retry = log.getByRole("button", { name: "Retry" })
  await expect
    .poll(async () => {
      if (await retry.isVisible()) await retry.click()
      return (await log.getByText("Sending…").count()) + (await retry.count())
    }, patience)
    .toBe(0)
}

describe("a server that is started anew", () => {
  it("is missed after some seconds, and found again; nothing is lost or doubled", async () => {
    const database = aFileDatabase()
    onTestFinished(database.remove)
    const before = await start(database.url)
    const door = await openDoor(before.url)
    const { conversationId, homeowner, provider } = await aPair(await open(door.url), await open(door.url))
    const path = `/messages?conversation=${conversationId}`
    await openLive(homeowner, path)
    await openLive(provider, path)
    await sendSurely(homeowner, "Before it went away.")
    await chatOf(provider).log.getByText("Before it went away.").waitFor()
    expect(await sign(homeowner).count()).toBe(0)

    await before.stop()
    await sign(homeowner).waitFor()
    await sign(provider).waitFor()
    await chatOf(homeowner).send("While it was away.")
    await chatOf(homeowner).log.getByText("Not sent").waitFor()
    await chatOf(homeowner).field.fill("And what I was writing")

    const after = await start(database.url)
    door.aimAt(after.url)
    await sign(homeowner).waitFor({ state: "detached" })
    await sign(provider).waitFor({ state: "detached" })
    await chatOf(homeowner).log.getByRole("button", { name: "Retry" }).click()
    await sendSurely(provider, "Now it is back.")
    const words = ["Before it went away.", "While it was away.", "Now it is back."]
    await expect.poll(chatOf(provider).words, patience).toEqual(words)
    await expect.poll(chatOf(homeowner).words, patience).toEqual(words)
    expect(await chatOf(homeowner).field.inputValue()).toBe("And what I was writing")
  })
})

describe("two servers on one database", () => {
  it("carry a conversation through the sudden death of one: every message is shown once", async () => {
    const database = await freshDatabase()
    onTestFinished(database.drop)
    const first = await start(database.url)
    const second = await start(database.url)
    const door = await openDoor(first.url, second.url)
    const { conversationId, homeowner, provider } = await aPair(await open(door.url), await open(second.url))
    const path = `/messages?conversation=${conversationId}`
    await openLive(homeowner, path)
    await openLive(provider, path)

    const words: Array<string> = []
    const talk = async (page: Page, text: string) => {
      words.push(text)
      await sendSurely(page, text)
    }
    for (let turn = 1; turn <= 3; turn++) {
      await talk(homeowner, `Question ${turn}, by the first server.`)
      await talk(provider, `Answer ${turn}, by the second.`)
    }
    // The server is killed while a message is in flight: it may have arrived or not.
    const underWay = homeowner.waitForRequest(isMessage)
    await Promise.all([talk(homeowner, "Question 4, to the dying server."), underWay.then(first.kill)])
    await talk(provider, "Answer 4, while one server is dead.")
    await talk(homeowner, "Question 5, by the server that is left.")
    for (const page of [homeowner, provider]) {
      await expect
        .poll(async () => (await chatOf(page).words()).toSorted(), patience)
        .toEqual(words.toSorted())
    }
    const [hers, his] = await Promise.all([homeowner, provider].map((page) => chatOf(page).words()))
    expect(hers).toEqual(his)
    await expect.poll(() => homeowner.title(), patience).toMatch(/^Messages/)
    expect(await sign(homeowner).count()).toBe(0)
  })
})
