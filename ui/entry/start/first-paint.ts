// For browsers that do not tell.
const paintTimeoutMs = 3_000

const isPainted = (entries: PerformanceObserverEntryList) =>
  entries.getEntriesByName("first-contentful-paint").length > 0

/** Waits until the page is painted. A page in a background tab is not painted: nothing waits for that. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (document.hidden || typeof PerformanceObserver === "undefined") return resolve()
    setTimeout(resolve, paintTimeoutMs)
    new PerformanceObserver((entries) => {
      if (isPainted(entries)) resolve()
    }).observe({ type: "paint", buffered: true })
  })
