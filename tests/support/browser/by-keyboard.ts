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

/** Tabs once through a page; returns the faults that `find` returns for its tab stops. `find` runs in the page. */
const faultsOfStops = async (
  page: Page,
  find: () => string | null | Promise<string | null>
): Promise<ReadonlyArray<string>> => {
  const faults = new Set<string>()
  for (let stop = 0, ends = 0; stop < mostStops && ends < 2; stop += 1) {
    await page.keyboard.press("Tab")
    const fault = await page.evaluate(find)
    if (fault === "the end") ends += 1
    else if (fault !== null) faults.add(fault)
  }
  return [...faults]
}

/** Tab stops of a page whose focus ring is clipped by an ancestor that hides or scrolls its overflow. */
export const cutRings = (page: Page) =>
  faultsOfStops(page, () => {
    const control = document.activeElement
    if (!control || control === document.body) return "the end"
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

/** Tab stops of a page that look the same with and without the focus. */
export const unmarkedStops = (page: Page) =>
  faultsOfStops(page, async () => {
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
