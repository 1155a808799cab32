// For browsers that draw nothing for long.
const paintTimeoutMs = 3_000

/**
 * Waits until the page has been drawn once, which is so in the frame after the first. A browser tells of its first
 * paint only when that is on the screen, on a slow phone as much as a second later. A page in a background tab is not
 * drawn: nothing waits for that.
 */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    setTimeout(resolve, paintTimeoutMs)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
