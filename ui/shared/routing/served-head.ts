/** Marks what the server wrote into the head about the page it sent (ui/entry/server/head/head-html.ts). */
export const ofPage = "data-of-page"

/** Takes away what the server said about the first page, once another is shown: sharing it would share the first. */
export const forgetServedHead = (): void =>
  document.head.querySelectorAll(`[${ofPage}]`).forEach((one) => one.remove())
