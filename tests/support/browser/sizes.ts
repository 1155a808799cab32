import type { Page } from "playwright-core"

import { repainted } from "./settled.ts"

interface Size {
  readonly width: number
  readonly height: number
}

/** A window of 1280 by 1024 pixels zoomed to 400 %. */
export const zoomed: Size = { width: 320, height: 256 }

/** The faults that these checks (`layout-faults.ts`) find on a page in windows of these sizes, one after the other. */
export const faultsAt = async (
  page: Page,
  sizes: ReadonlyArray<Size>,
  finds: ReadonlyArray<() => ReadonlyArray<string>>
): Promise<ReadonlyArray<string>> => {
  // All in one call of the page: a call takes as long as a small check.
  const findAll = `[${finds.map((find) => `...(${find.toString()})()`).join()}]`
  const faults: Array<string> = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await repainted(page)
    const found = await page.evaluate<ReadonlyArray<string>>(findAll)
    faults.push(...found.map((fault) => `at ${size.width} pixels: ${fault}`))
  }
  return faults
}

/** Windows of these widths that are 800 pixels high. */
export const windowsOf = (widths: ReadonlyArray<number>): ReadonlyArray<Size> =>
  widths.map((width) => ({ width, height: 800 }))

/** Sets the size of text, in pixels, as the browser's own setting of the font size does. */
export const setTextSize = (page: Page, pixels: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${pixels}px`)
