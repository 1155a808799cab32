import { currentEntry } from "./history-entries.ts"

const storageKey = "scroll-positions"
const interruptions = ["wheel", "touchstart", "pointerdown", "keydown"] as const
const patience = 3_000

let positions: Record<string, number> = {}
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
  const timer = setTimeout(stop, patience)
  interruptions.forEach((name) => addEventListener(name, stop, { passive: true, signal }))
  signal.addEventListener("abort", () => {
    growth.disconnect()
    clearTimeout(timer)
  })
}

/** After going to a new page: its top. */
export const scrollToTop = () => {
  stop()
  scrollTo(0)
}

/** After Back, Forward or a reload: where the entry was left. */
export const scrollToRemembered = () => {
  stop()
  const top = positions[currentEntry() ?? ""]
  if (top !== undefined) restore(top)
}

const remember = () => {
  const entry = currentEntry()
  if (entry && !restoring) positions[entry] = window.scrollY
}

const load = (): Record<string, number> => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")

const save = () => sessionStorage.setItem(storageKey, JSON.stringify(positions))

/** Takes scroll positions over from the browser, which restores them before our pages have their content. */
export const startRemembering = () => {
  history.scrollRestoration = "manual"
  positions = load()
  addEventListener("scroll", remember, { passive: true })
  addEventListener("pagehide", save)
  return () => {
    stop()
    removeEventListener("scroll", remember)
    removeEventListener("pagehide", save)
  }
}
