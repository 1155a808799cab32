import type { Page } from "playwright-core"

import { medianOf } from "#domain/local/local-rules.ts"
import { launchBrowser } from "#tests/support/browser/browser.ts"

/** A phone with a quarter of this machine's CPU speed, on a line of 1.6 Mbit/s with a round trip of 150 ms. */
const slowness = 4
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/**
 * Presses the page's first button (not a submit button) at the first paint, again in each frame until a handler reacts,
 * and logs when the result is drawn.
 */
const pressAtOnce = () => {
  const takenOver = "#root[data-taken-over]"
  const press = () => {
    const button = document.querySelector("main button[type=button]")
    const isUnheard = button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    if (isUnheard !== false && document.querySelector(takenOver) === null) requestAnimationFrame(press)
  }
  // Runs after React's own listener, which is not attached before hydration.
  const answered = () => {
    if (document.querySelector(takenOver) !== null)
      requestAnimationFrame(() => setTimeout(() => console.info("answered", performance.now())))
  }
  addEventListener("click", answered)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) press()
  }).observe({ type: "paint", buffered: true })
}

const throttle = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line })
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness })
}

/** When the first press on a page is answered, in milliseconds from the navigation on: the median of `runs` visits. */
export const firstPress = async (url: string, { runs }: { readonly runs: number }): Promise<number> => {
  const browser = await launchBrowser()
  const times: Array<number> = []
  for (let run = 0; run < runs; run += 1) {
    const { close, page } = await browser.openPage(url, { screen: "phone" })
    await throttle(page)
    // tsx compiles functions to calls of a helper `__name`, which the page lacks.
    await page.addInitScript("globalThis.__name = (named) => named")
    await page.addInitScript(pressAtOnce)
    // Asking the page whether it has answered would keep a slow phone busy.
    const told = page.waitForEvent("console", { predicate: (said) => said.text().startsWith("answered") })
    await page.goto(url, { waitUntil: "commit" })
    times.push(Number((await told).text().split(" ")[1]))
    await close()
  }
  await browser.close()
  return Math.round(medianOf(times) ?? Number.NaN)
}
