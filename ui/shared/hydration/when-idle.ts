/** Defers work that nobody waits for until the browser is idle. */
export const whenIdle = (work: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(work)
  else setTimeout(work, 500)
}
