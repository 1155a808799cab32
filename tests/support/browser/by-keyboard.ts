import type { Locator, Page } from "playwright-core"

const mostStops = 90

export const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, locator: Locator) => {
  await locator.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(locator)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`${String(locator)} cannot be reached within ${mostStops} stops of the Tab key`)
}

export const typeInto = async (page: Page, locator: Locator, text: string) => {
  await tabTo(page, locator)
  await page.keyboard.type(text)
}

/** Goes to a button or link, and presses it. */
export const pressOn = async (page: Page, locator: Locator) => {
  await tabTo(page, locator)
  await page.keyboard.press("Enter")
}
