import { nextTask } from "./next-task.ts"

// Requesting a file takes a phone a few milliseconds.
const askedInOneTask = 4

/** The files of a page that the server rendered, in the order in which they need one another; null for other pages. */
export const pageCode = (): ReadonlyArray<HTMLLinkElement> | null => {
  const template = document.querySelector<HTMLTemplateElement>("#page-code")
  return template && [...template.content.querySelectorAll<HTMLLinkElement>("[rel=modulepreload]")]
}

/**
 * Preloads all files together, and evaluates those of the program one by one, so that a phone can react in between. The
 * other files, which the screen needs, are imported by the program itself.
 */
export const readProgram = async (code: ReadonlyArray<HTMLLinkElement>) => {
  for (const [index, link] of code.entries()) {
    if (index > 0 && index % askedInOneTask === 0) await nextTask()
    document.head.append(link)
  }
  const program = code.findIndex(({ id }) => id === "program")
  for (const { href } of code.slice(0, program + 1)) await import(/* @vite-ignore */ href)
}
