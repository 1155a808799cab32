import { once } from "node:events"
import { createServer } from "node:http"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { launchBrowser } from "../support/browser/browser.ts"

const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Provisioning</title><h1>Rendered</h1>
<style>@media (prefers-color-scheme: dark) { h1 { color: rgb(1, 2, 3) } }</style>`
const pages = new Map([
  ["/", html],
  [
    "/noisy",
    `${html}<script>console.warn("careful"); console.error("broken"); throw new Error("uncaught one")</script>`
  ]
])

describe("the browser for tests", () => {
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "")
    response.writeHead(page === undefined ? 204 : 200, { "content-type": "text/html" }).end(page)
  })
  let url = ""
  let browser: Awaited<ReturnType<typeof launchBrowser>>

  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening")
    const address = server.address()
    if (address !== null && typeof address === "object") url = `http://127.0.0.1:${address.port}`
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    server.close()
  })

  it("renders a local page without complaint", async () => {
    const { page, complaints, close } = await browser.openPage(url)
    await page.goto("/")
    expect(await page.getByRole("heading").textContent()).toBe("Rendered")
    expect(complaints).toEqual([])
    await close()
  })

  it.each([
    { screen: "phone", width: 390 },
    { screen: "desktop", width: 1280 }
  ] as const)("shows a $screen $width pixels wide", async ({ screen, width }) => {
    const { page, close } = await browser.openPage(url, { screen })
    await page.goto("/")
    expect(await page.evaluate(() => window.innerWidth)).toBe(width)
    await close()
  })

  it("follows the viewer's colour scheme and wish for less motion", async () => {
    const { page, close } = await browser.openPage(url, { colorScheme: "dark", reducedMotion: false })
    await page.goto("/")
    expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).color)).toBe(
      "rgb(1, 2, 3)"
    )
    expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion)").matches)).toBe(false)
    await close()
  })

  it("keeps what a page complains about", async () => {
    const { page, complaints, close } = await browser.openPage(url)
    const thrown = page.waitForEvent("pageerror")
    await page.goto("/noisy")
    await thrown
    expect(complaints).toEqual([
      expect.stringMatching(/^warning: careful/),
      expect.stringMatching(/^error: broken/),
      "uncaught: uncaught one"
    ])
    await close()
  })
})
