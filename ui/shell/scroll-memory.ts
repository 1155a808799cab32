import { currentEntry } from "./history-entries.ts"

const storageKey = "scroll-positions"
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const
const patience = 3_000

let positions: Record<string, number> = {}
let restoring: AbortController | undefined
let traversing = false

const stop = () => {
  restoring?.abort()
  restoring = undefined
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" })

/** Scrolls to where the page was, as soon as it is long enough again; the person's own scrolling wins. */
const restore = (top: number) => {
  const arrived = () => {
    scrollTo(top)
    return Math.abs(window.scrollY - top) < 2
  }
  if (arrived()) return
  restoring = new AbortController()
  const { signal } = restoring
  const growth = new ResizeObserver(() => arrived() && stop())
  growth.observe(document.body)
  const timer = setTimeout(stop, patience)
  interruptions.forEach((name) => addEventListener(name, stop, { passive: true, signal }))
  signal.addEventListener("abort", () => {
    growth.disconnect()
    clearTimeout(timer)
  })
}

const scrollToRemembered = () => {
  const top = positions[currentEntry() ?? ""]
  if (top !== undefined) restore(top)
}

/** To be called when another page stands: its top, or after Back and Forward where it was left. */
export const scrollOnArrival = () => {
  stop()
  if (traversing) scrollToRemembered()
  else scrollTo(0)
}

const noteTraversal = () => {
  traversing = true
  // Pages change within the event; a traversal inside one page must not count for the next change.
  setTimeout(() => {
    traversing = false
  })
}

const remember = () => {
  const entry = currentEntry()
  if (entry && !restoring) positions[entry] = window.scrollY
}

const load = (): Record<string, number> => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")

const save = () => sessionStorage.setItem(storageKey, JSON.stringify(positions))

/**
 * Takes scroll positions over from the browser, which restores them before our pages have their content. A page
 * that was reloaded returns to where it stood.
 */
export const startRemembering = () => {
  const over = new AbortController()
  const { signal } = over
  history.scrollRestoration = "manual"
  positions = load()
  addEventListener("scroll", remember, { passive: true, signal })
  addEventListener("pagehide", save, { signal })
  // Capturing runs before the router's own listener, which may show the page at once.
  addEventListener("popstate", noteTraversal, { capture: true, signal })
  scrollToRemembered()
  return () => {
    stop()
    over.abort()
  }
}
