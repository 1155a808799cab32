import { readFileSync } from "node:fs"
import { join } from "node:path"

import { allowingStyles } from "../security-headers.ts"
import type { Page } from "./pages.ts"

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const asMeta = ([name, content]: readonly [string, string]) =>
  `<meta name="${escaped(name)}" content="${escaped(content)}" />`

const entry = '<script type="module"'
const preload = '<link rel="modulepreload"'

// Code waits behind the document and its font: the page is there to be read before it can be used.
const whenIdle = (element: string) => `${element} fetchpriority="low"`
const asPreload = (file: string) => `${whenIdle(preload)} crossorigin href="/${file}">`

const withWaitingCode = (document: string) =>
  [entry, preload].reduce((html, element) => html.replaceAll(element, whenIdle), document)

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
const styleSheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/
const styleElements = /<style[^>]*>([^<]*)<\/style>/g

// The built style sheet is small; fetching it would hold the first paint back by a round trip.
const withOwnStyles = (folder: string, document: string) =>
  document.replace(
    styleSheet,
    (_, file: string) => `<style>${readFileSync(join(folder, file), "utf8")}</style>`
  )

/**
 * Makes the documents of pages out of the one that was built in `folder`; `facts` for the browser stand in the head
 * of each, as meta elements.
 */
export const makeDocument = (folder: string, facts: Readonly<Record<string, string>>) => {
  const built = withWaitingCode(withOwnStyles(folder, readFileSync(join(folder, "index.html"), "utf8")))
  const metas = Object.entries(facts).map(asMeta).join("")
  for (const part of [entry, root])
    if (!built.includes(part)) throw new Error(`The built page has no ${part}`)

  return ({ body, head, modules, state }: PageParts): Pick<Page, "html" | "policy"> => {
    const html = built
      .replace(headEnd, () => metas + modules.map(asPreload).join("") + head + headEnd)
      .replace(
        root,
        () => `<div id="root">${body}</div><script type="application/json" id="page-state">${state}</script>`
      )
    const styles = [...html.matchAll(styleElements)].map(([, content = ""]) => content)
    return { html, policy: allowingStyles(styles) }
  }
}
