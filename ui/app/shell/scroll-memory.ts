import { orNothing } from "#ui/shared/state/browser-storage.ts"

import { currentEntry } from "./history-entries.ts"

const storageKey = "scroll-positions"
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const
const restoreTimeoutMs = 3_000

let positions: Record<string, number> = {}
let shownPath = ""
let restoring: AbortController | undefined

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
  const timer = setTimeout(stop, restoreTimeoutMs)
  interruptions.forEach((name) => addEventListener(name, stop, { passive: true, signal }))
  signal.addEventListener("abort", () => {
    growth.disconnect()
    clearTimeout(timer)
  })
}

const remembered = (): number | undefined => positions[currentEntry() ?? ""]

/** To be called when another page stands: its top, or where it was left if Back or Forward led to it again. */
export const scrollOnArrival = () => {
  stop()
  shownPath = location.pathname
  restore(remembered() ?? 0)
}

// Another search on the same page: where one looked then. What the browser itself has made of a "#" it finds itself.
const returnOnSamePage = () => {
  if (location.pathname === shownPath && currentEntry() !== undefined) scrollOnArrival()
}

const remember = () => {
  const entry = currentEntry()
  // The address changes before the page does: until then the scroll is still that of the page before.
  if (entry && !restoring && location.pathname === shownPath) positions[entry] = window.scrollY
}

// In browsers that are told to block storage positions last until a reload.
const load = (): Record<string, number> =>
  orNothing(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")) ?? {}

const save = () => orNothing(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)))

const takeOver = () => {
  history.scrollRestoration = "manual"
}

// A reload of what the server renders stands where it stood from its first paint on: browsers do that themselves.
const leave = () => {
  save()
  history.scrollRestoration = "auto"
}

/**
 * Takes scroll positions over from the browser, which restores them before our pages have their content. A page
 * that was reloaded returns to where it stood.
 */
export const startRemembering = () => {
  const over = new AbortController()
  const { signal } = over
  takeOver()
  positions = load()
  shownPath = location.pathname
  addEventListener("scroll", remember, { passive: true, signal })
  addEventListener("popstate", returnOnSamePage, { signal })
  addEventListener("pagehide", leave, { signal })
  addEventListener("pageshow", takeOver, { signal })
  const top = remembered()
  if (top !== undefined) restore(top)
  return () => {
    stop()
    over.abort()
  }
}
