/**
 * Browsers that have it tell of the Back of a phone by it:
 * https://html.spec.whatwg.org/multipage/interaction.html#close-watchers
 */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/** The callbacks that close what is open, the last one opened at the end. */
const closers: Array<() => void> = []
let watcher: CloseWatcher | null = null

// A close watcher takes Escape as a close request too, but whatever has the focus handles Escape already: a list that
// is open in a dialog, or the dialog. This listener captures, so it runs before theirs, which stop the event.
const leaveEscape = (event: KeyboardEvent) => {
  if (event.key === "Escape") event.preventDefault()
}

const watch = () => {
  if (window.CloseWatcher === undefined || watcher !== null || closers.length === 0) return
  watcher = new window.CloseWatcher()
  document.addEventListener("keydown", leaveEscape, { capture: true })
  watcher.addEventListener("close", () => {
    stopWatching()
    closers.at(-1)?.()
    // A watcher serves once; another dialog may still be open, or may have been opened by this one.
    setTimeout(watch)
  })
}

const stopWatching = () => {
  watcher?.destroy()
  watcher = null
  document.removeEventListener("keydown", leaveEscape, { capture: true })
}

/**
 * Lets the Back of a phone close what was opened last, instead of leaving the page, until the returned function is
 * called. Browsers without close watchers (Safari, older Firefox) go back a page.
 */
export const onBack = (close: () => void): (() => void) => {
  closers.push(close)
  watch()
  return () => {
    closers.splice(closers.indexOf(close), 1)
    if (closers.length === 0) stopWatching()
  }
}
