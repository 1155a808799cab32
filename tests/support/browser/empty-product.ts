import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeAll, onTestFinished } from "vitest"

import { type RunningProduct, startProduct } from "../app/product.ts"
import { patience } from "./at-product.ts"
import { launchBrowser, type Viewer } from "./browser.ts"

/** The URL of an SQLite database in a new folder; `remove` deletes it after the test or the file of tests. */
export const aFileDatabase = () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-live-"))
  return {
    url: `sqlite:${join(folder, "marketplace.sqlite")}`,
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}

/** The product without the demo marketplace. Servers that are to share sessions share the database. */
export const startEmptyProduct = (databaseUrl: string): Promise<RunningProduct> =>
  startProduct({
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    DEMO_DATA: "0",
    SESSION_SECRET: "a secret that only these tests know"
  })

/** A browser of this file's own, whose pages close with the test that opens them. */
export const ownBrowser = () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  return async (url: string, viewer: Viewer = {}) => {
    const opened = await browser.openPage(url, viewer)
    onTestFinished(opened.close)
    opened.page.setDefaultTimeout(patience.timeout)
    return opened
  }
}

/**
 * A product of this file's own: for tests that make many accounts, of which one address may make thirty an hour.
 * Opens a page at it.
 */
export const atEmptyProduct = () => {
  const open = ownBrowser()
  const database = aFileDatabase()
  let product: RunningProduct
  beforeAll(async () => {
    product = await startEmptyProduct(database.url)
  })
  afterAll(async () => {
    await product.stop()
    database.remove()
  })
  return { open: (viewer: Viewer = {}) => open(product.url, viewer) }
}
