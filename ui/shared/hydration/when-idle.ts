/** Puts off what nobody waits for until the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  // Safari does not tell.
  if ("requestIdleCallback" in window) requestIdleCallback(work)
  else setTimeout(work, 500)
}
