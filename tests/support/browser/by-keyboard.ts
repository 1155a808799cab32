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

/** What Tab comes to on a page, once round, that looks with the focus as it does without it. */
export const unmarkedStops = async (page: Page): Promise<ReadonlyArray<string>> => {
  const unmarked = new Set<string>()
  let ends = 0
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab")
    const fault = await page.evaluate(async () => {
      const control = document.activeElement
      if (!(control instanceof HTMLElement) || control === document.body) return "the end"
      const frame = control.closest(".MuiInputBase-root") ?? control
      const look = () =>
        [control, frame, ...frame.children]
          .map((element) => {
            const { border, borderTopStyle, boxShadow, outline, outlineStyle } = getComputedStyle(element)
            return [borderTopStyle !== "none" && border, boxShadow, outlineStyle !== "none" && outline].join()
          })
          .join()
      const marked = look()
      control.blur()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const isMarked = marked !== look()
      control.focus()
      return isMarked ? null : control.outerHTML.slice(0, 160)
    })
    if (fault === "the end") {
      ends += 1
      if (ends === 2) break
    } else if (fault !== null) unmarked.add(fault)
  }
  return [...unmarked]
}
