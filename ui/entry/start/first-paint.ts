// For browsers that paint nothing for long.
const paintTimeoutMs = 3_000

/**
 * Waits until the page has been painted once: until the frame after the first. A browser reports its first paint
 * (`PerformancePaintTiming`) only when that is on the screen, on a slow phone as much as a second later. A page in a
 * background tab is not painted: it waits for nothing.
 */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    setTimeout(resolve, paintTimeoutMs)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
