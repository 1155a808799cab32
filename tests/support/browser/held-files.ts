import { EventEmitter, once } from "node:events"

import type { Page } from "playwright-core"

/** Holds requests for these files until `tell` lets them through (true) or aborts them (false). */
export const hold = async (page: Page, files: string) => {
  const held = new EventEmitter()
  const asked = once(held, "asked")
  const told = once(held, "told")
  await page.route(files, async (route) => {
    held.emit("asked")
    const [comes] = await told
    await (comes ? route.continue() : route.abort())
  })
  return { asked, tell: (comes: boolean) => void held.emit("told", comes) }
}

/** Holds scripts until the returned function is called. */
export const holdScripts = async (page: Page) => {
  const { tell } = await hold(page, "**/assets/*.js")
  return () => tell(true)
}

/** Adds 400 ms of latency to every request of the page. */
export const overSlowLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1
  })
}

/**
 * Has the time until the page arrives count as the server's, so that its line counts as a fast one however busy this
 * machine is (`adapters/http-koa/pages/early-requests.ts`).
 */
export const overFastLine = (page: Page, url: string) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), "server-timing": "render;dur=60000" }
    await route.fulfill({ response, headers })
  })
