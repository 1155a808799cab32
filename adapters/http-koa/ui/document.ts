import { noncePlaceholder } from "./pages.ts"

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const asMeta = ([name, content]: readonly [string, string]) =>
  `<meta name="${escaped(name)}" content="${escaped(content)}" />`

const asPreload = (file: string) =>
  `<link rel="modulepreload" crossorigin href="/${file}" nonce="${noncePlaceholder}">`

/** What a page adds to the built document. */
export interface PageParts {
  /** Elements for the head. */
  readonly head: string
  readonly body: string
  /** The data that the browser takes over, as JSON that cannot end a script element. */
  readonly state: string
  /** Files of code that the browser is about to need. */
  readonly modules: ReadonlyArray<string>
}

const root = '<div id="root"></div>'
const headEnd = "</head>"
const withNonce = (elements: string) => elements.replaceAll("<style ", `<style nonce="${noncePlaceholder}" `)

/**
 * Makes the documents of pages out of the built one; `facts` for the browser stand in the head of each, as meta
 * elements.
 */
export const makeDocument = (built: string, facts: Readonly<Record<string, string>>) => {
  const metas = Object.entries(facts).map(asMeta).join("")
  if (!built.includes(root)) throw new Error(`The built page has no ${root}`)

  return ({ body, head, modules, state }: PageParts): string =>
    built
      .replace(headEnd, () => metas + modules.map(asPreload).join("") + withNonce(head) + headEnd)
      .replace(
        root,
        () => `<div id="root">${body}</div><script type="application/json" id="page-state">${state}</script>`
      )
}
