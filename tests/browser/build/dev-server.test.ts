import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { startServerProcess } from "#tests/support/app/server-process.ts"
import { patience } from "#tests/support/browser/at-product.ts"
import { launchBrowser } from "#tests/support/browser/browser.ts"

describe("while the sources are edited", () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-dev-"))
  const server = startServerProcess("adapters/dev.ts", {
    DATABASE_URL: `sqlite:${folder}/marketplace.sqlite`
  })
  let url: string
  beforeAll(async () => {
    url = await server.ready
  })
  afterAll(async () => {
    server.kill("SIGTERM")
    // Its child processes hold its output open, so that it ends only after them.
    await server.ended
    rmSync(folder, { recursive: true })
  })

  it("pages are rendered on the server, by the sources, beside the calls", async () => {
    const page = await fetch(`${url}/`)
    const html = await page.text()
    expect(html).toMatch(/<h1[^>]*>Find trusted home service professionals</)
    expect(html).toContain(`<link data-of-page rel="canonical" href="${url}/">`)
    expect(html).toContain('src="/entry/start/start.ts"')
    expect((await fetch(`${url}/nowhere`)).status).toBe(404)
    const answer = await fetch(`${url}/api/me`)
    expect(await answer.json()).toEqual({ user: null })
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';")
  })

  it("browsers take them over, and hear of edits", async () => {
    const browser = await launchBrowser()
    const { complaints, page } = await browser.openPage(url)
    const told: Array<string> = []
    page.on("console", (message) => void told.push(message.text()))
    await page.goto("/services")
    await page.locator("#root[data-taken-over]").waitFor(patience)
    await expect.poll(() => told).toContain("[vite] connected.")
    expect(complaints).toEqual([])
    await browser.close()
  })
})
