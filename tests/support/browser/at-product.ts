import { afterAll, beforeAll, inject, onTestFinished } from "vitest"

import { launchBrowser, type OpenPage, type Viewer } from "./browser.ts"
import { signIn } from "./people.ts"
import { personAt, type Place, type Viewpoint } from "./places.ts"
import { settled } from "./settled.ts"

/** How long a screen may take to show what a test waits for. */
export const patience = { timeout: 20_000 }

const desktop = { width: 1280, height: 800 }

/** The product that this run's tests share, opened in a browser of this file's own. */
export const atProduct = () => {
  const url = inject("productUrl")
  const kept = new Map<Viewpoint, Promise<OpenPage>>()
  let browser: Awaited<ReturnType<typeof launchBrowser>>
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  const openPage = async (viewer: Viewer) => {
    const opened = await browser.openPage(url, viewer)
    opened.page.setDefaultTimeout(patience.timeout)
    return opened
  }

  const openAs = async (viewpoint: Viewpoint) => {
    const opened = await openPage({})
    if (viewpoint !== "visitor") await signIn(opened.page, personAt(viewpoint))
    return opened
  }

  const pageOf = (viewpoint: Viewpoint) => {
    const opened = kept.get(viewpoint) ?? openAs(viewpoint)
    kept.set(viewpoint, opened)
    return opened
  }

  return {
    url,
    /** A page for this test alone, with empty storage; it closes with the test. */
    open: async (viewer: Viewer = {}) => {
      const opened = await openPage(viewer)
      onTestFinished(opened.close)
      return opened
    },
    /** Opens a place on a page that this file's tests share for each viewpoint: for tests that change nothing. */
    visit: async ({ path, viewpoint }: Place) => {
      const { complaints, page } = await pageOf(viewpoint)
      const before = complaints.length
      await page.setViewportSize(desktop)
      await page.emulateMedia({ colorScheme: "light" })
      const answer = await page.goto(path)
      await settled(page)
      return { page, answer, complaintsHere: () => complaints.slice(before) }
    }
  }
}
