import { gzipSync } from "node:zlib"

import type { Page, Request } from "playwright-core"

import { firstView } from "#ui/shared/components/use-first-step.ts"

// Compressing what all pages share takes as long as loading them: each file, whose name says its content, once.
const weighed = new Map<string, number>()

/** Bytes on the wire with gzip, whichever encoding this browser got. Font files are compressed already. */
const gzipped = async (request: Request): Promise<number> => {
  const url = request.url()
  const response = await request.response()
  if (response === null) throw new Error(`${url} did not load`)
  const known = weighed.get(url)
  if (known !== undefined) return known
  const body = await response.body()
  const weight = request.resourceType() === "font" ? body.length : gzipSync(body).length
  if (url.includes("/assets/")) weighed.set(url, weight)
  return weight
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

/** Listens to what a page loads. */
export const scale = (page: Page) => {
  const requests: Array<Request> = []
  page.on("request", (request) => void requests.push(request))
  const weigh = async (counts: (type: string) => boolean, from = -Infinity, until = Infinity) => {
    const isThen = ({ startTime }: { readonly startTime: number }) => startTime >= from && startTime < until
    const wanted = requests.filter((request) => counts(request.resourceType()))
    // A request has no time before its answer has begun. What is on its way when something opened is shown counts for
    // the next step: a form that is focused fetches its validation.
    if (from === -Infinity) await Promise.all(wanted.map((request) => request.response()))
    const counted = wanted.filter((request) => isThen(request.timing()))
    const sizes = await Promise.all(counted.map(gzipped))
    return kilobytes(sizes.reduce((sum, size) => sum + size, 0))
  }
  return {
    /** Kilobytes of what was requested from one time (Unix, milliseconds) up to another. */
    scripts: (from?: number, until?: number) => weigh((type) => type === "script", from, until),
    everything: (until?: number) => weigh((type) => type !== "image", -Infinity, until)
  }
}

/** Records when the first view of a page begins to count (`useFirstStep`). To be called before the page is opened. */
export const noteFirstView = (page: Page) =>
  page.addInitScript((milliseconds) => {
    const { setTimeout: start } = globalThis
    globalThis.setTimeout = Object.assign((...timer: Parameters<typeof start>) => {
      if (timer[1] === milliseconds) performance.mark("first view")
      return start(...timer)
    }, start)
  }, firstView)

// The requests of one import begin together, and the browser's two clocks differ by less than this.
const sameMoment = 20

/**
 * When a page begins to load by itself what its first view does not need (Unix, milliseconds): live updates once it is
 * idle, which it may be while it waits for an answer, the rest after some seconds.
 */
export const firstViewEnds = async (page: Page) => {
  const { begun, live, origin } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    begun: performance.getEntriesByName("first view")[0]?.startTime,
    live: performance.getEntriesByType("resource").find(({ name }) => name.includes("LiveUpdates"))?.startTime
  }))
  if (begun === undefined) throw new Error(`${page.url()} has no first view`)
  return origin + Math.min(begun + firstView, live ?? Infinity) - sameMoment
}

/** When words become visible on a page (Unix, milliseconds, by its clock). Call it before the step that shows them. */
export const shownAt = (page: Page, words: string) =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.body.innerText.includes(awaited)) resolve(performance.timeOrigin + performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    words
  )

/** Waits until a page has nothing left to load. */
export const loaded = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
  )
