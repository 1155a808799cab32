import type { Page } from "playwright-core"

/** The page's layout shift since it was opened: the sum of all layout shifts. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts: Array<number> = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"))
        }).observe({ type: "layout-shift", buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(shifts.reduce((sum, shift) => sum + shift, 0))))
      })
  )
