import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"

import { requireChromium } from "./chromium.ts"

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } }
} as const satisfies Record<string, BrowserContextOptions>

/** The viewer's setup: a phone (390 px) or a desktop (1280 px), light or dark. Motion is reduced unless asked for. */
export interface Viewer {
  readonly screen?: keyof typeof screens
  readonly colorScheme?: "light" | "dark"
  readonly reducedMotion?: boolean
}

export interface OpenPage {
  readonly page: Page
  /** What the page has complained about so far: console errors and warnings, and uncaught exceptions. */
  readonly complaints: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

const listen = (page: Page): ReadonlyArray<string> => {
  const complaints: Array<string> = []
  page.on("console", (message) => {
    const kind = message.type()
    if (kind === "error" || kind === "warning")
      complaints.push(`${kind}: ${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`))
  return complaints
}

const openPage =
  (browser: Browser) =>
  /** A page in a context of its own (no cookies, empty storage); `baseURL` lets tests say `page.goto("/login")`. */
  async (baseURL: string, viewer: Viewer = {}): Promise<OpenPage> => {
    const context = await browser.newContext({
      ...screens[viewer.screen ?? "desktop"],
      baseURL,
      colorScheme: viewer.colorScheme ?? "light",
      reducedMotion: viewer.reducedMotion === false ? "no-preference" : "reduce",
      locale: "en-US",
      timezoneId: "America/New_York"
    })
    const page = await context.newPage()
    return { page, complaints: listen(page), close: () => context.close() }
  }

/** A headless browser that other tools control over its remote debugging port. */
export const launchBrowserAt = (port: number) =>
  chromium.launch({ executablePath: requireChromium(), args: [...flags, `--remote-debugging-port=${port}`] })

/** A headless browser of its own. Close it when done; it also ends with this process. */
export const launchBrowser = async () => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: flags })
  return { openPage: openPage(browser), close: () => browser.close() }
}
