import { afterAll, beforeAll, inject, onTestFinished } from "vitest"

import { launchBrowser, type Viewer } from "../support/browser.ts"

/** How long a screen may take to show what a test polls for. */
export const patience = { timeout: 15_000 }

/** The product of this run, seen with a browser of this file's own. */
export const atProduct = () => {
  const url = inject("productUrl")
  let browser: Awaited<ReturnType<typeof launchBrowser>>
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  return {
    url,
    /** A page for this test alone, with empty storage; it closes with the test. */
    open: async (viewer: Viewer = {}) => {
      const opened = await browser.openPage(url, viewer)
      onTestFinished(opened.close)
      opened.page.setDefaultTimeout(patience.timeout)
      return opened
    }
  }
}
