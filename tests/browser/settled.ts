import type { Page } from "playwright-core"

/** Waits until the screen shows what it loads: its heading is there, and no placeholder or spinner is left. */
export const settled = async (page: Page) => {
  await page.locator("main h1").waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector(".MuiSkeleton-root, [role=progressbar]") === null &&
      document.fonts.status === "loaded"
  )
}
