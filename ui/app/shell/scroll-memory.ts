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

/**
 * To be called when another page is rendered: scrolls to its top, or to where it was left if Back or Forward led to it.
 */
export const scrollOnArrival = () => {
  stop()
  shownPath = location.pathname
  restore(remembered() ?? 0)
}

// Another search on the same page: scrolls to where that entry was left. Entries that the browser made for a "#" have
// no name, and are left to the browser.
const returnOnSamePage = () => {
  if (location.pathname === shownPath && currentEntry() !== undefined) scrollOnArrival()
}

const remember = () => {
  const entry = currentEntry()
  // The URL changes before the page does: until then the scroll position is still that of the previous page.
  if (entry && !restoring && location.pathname === shownPath) positions[entry] = window.scrollY
}

// In browsers that are told to block storage, positions last only until a reload.
const load = (): Record<string, number> =>
  orNothing(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")) ?? {}

const save = () => orNothing(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)))

const takeOver = () => {
  history.scrollRestoration = "manual"
}

// Before a reload, scroll restoration goes back to the browser: a page that the server renders then stands at its
// position from the first paint on.
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
