import type { Page } from "playwright-core"

/**
 * Waits until the screen is loaded and interactive: its heading is there, the header knows who is signed in, no
 * placeholder or spinner is left, and the program has taken over what the server rendered.
 */
export const settled = async (page: Page) => {
  await page.locator("main h1").waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector("header :is([href='/login'], [aria-haspopup=menu])") !== null &&
      document.querySelector(".MuiSkeleton-root, [role=progressbar]") === null &&
      document.querySelector("#root[data-taken-over]") !== null &&
      document.fonts.check("16px 'Figtree Variable'")
  )
}

/**
 * Moves the pointer, which ends the first view, until what loads then is there too: hearts, which cards and
 * professionals' pages offer to all but operators and the professional.
 */
export const pastFirstView = async (page: Page) => {
  await page.waitForFunction(() => {
    // A part that is hydrated late has missed the earlier moves.
    dispatchEvent(new PointerEvent("pointermove"))
    const isOwn = document.querySelector("main aside a[href='/provider-profile']") !== null
    const isOffered =
      (location.pathname.startsWith("/provider/") && !isOwn) ||
      [...document.querySelectorAll("main article a")].some((link) => link.textContent === "View Profile")
    return !isOffered || document.querySelector("main button[aria-label^='Save '][aria-pressed]") !== null
  })
}

/** Waits until a change of colours or size is painted: media queries take a frame, and transitions have to end. */
export const repainted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let frames = 0
    while (frames < 2 || document.getAnimations().some(({ playState }) => playState === "running")) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      frames += 1
    }
  })
