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

/** What Tab comes to on a page whose focus ring is cut off by a box that hides or scrolls what is beyond it. */
export const cutRings = async (page: Page): Promise<ReadonlyArray<string>> => {
  const cut = new Set<string>()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab")
    const fault = await page.evaluate(() => {
      const control = document.activeElement
      if (!control || control === document.body) return null
      const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(control)
      if (outlineStyle === "none") return null
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
      const ring = control.getBoundingClientRect()
      for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame)
        if (overflowX === "visible" && overflowY === "visible") continue
        const edge = frame.getBoundingClientRect()
        const beyond = Math.max(
          edge.left - (ring.left - reach),
          edge.top - (ring.top - reach),
          ring.right + reach - edge.right,
          ring.bottom + reach - edge.bottom
        )
        if (beyond > 1) return `${Math.round(beyond)} pixels of ${control.outerHTML.slice(0, 160)}`
      }
      return null
    })
    if (fault !== null) cut.add(fault)
  }
  return [...cut]
}
