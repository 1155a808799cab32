import type { Page } from "playwright-core"

/** Sets the size of text, in pixels, as somebody does who has set it in their browser. */
export const setTextSize = (page: Page, pixels: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${pixels}px`)
