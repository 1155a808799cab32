import { turn } from "./turn.ts"

// To ask for a file takes a phone a few milliseconds.
const askedInOneTurn = 4

/** The files of a page that the server rendered, in the order in which they need one another; null for other pages. */
export const pageCode = () =>
  document.querySelector<HTMLTemplateElement>("#page-code")?.content.querySelectorAll("link") ?? null

/** Fetches the files together and reads them one by one, so that a phone answers in between. */
export const readCode = async (files: Iterable<HTMLLinkElement>) => {
  const links = [...files]
  for (const [index, link] of links.entries()) {
    if (index > 0 && index % askedInOneTurn === 0) await turn()
    document.head.append(link)
  }
  for (const { href } of links) await import(/* @vite-ignore */ href)
}
