/** Marks what the server wrote into the head about the page it sent (ui/entry/server/head/head-html.ts). */
export const ofPage = "data-of-page"

/** Removes the head elements of the served page once another page is shown: sharing that one would share the first. */
export const forgetServedHead = (): void =>
  document.head.querySelectorAll(`[${ofPage}]`).forEach((one) => one.remove())
