import { escaped } from "#domain/shared/escaped.ts"

import { allowingInline } from "../middleware/security-headers.ts"
import { earlyRequests } from "./early-requests.ts"
import type { Template } from "./template.ts"

const asMeta = ([name, content]: readonly [string, string]) =>
  `<meta name="${escaped(name)}" content="${escaped(content)}" />`

/** What a page adds to the built document. */
export interface PageParts {
  /** Elements for the head. */
  readonly head: string
  /** What was rendered; nothing where the browser draws the page. */
  readonly body: string
  /** The data that the browser takes over, as JSON that cannot end a script element. */
  readonly state: string
  /** Files of code that the browser is about to need, in the order in which they need one another. */
  readonly code: ReadonlyArray<string>
}

const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const fontPreload = /\s*(<link)( rel="preload"[^>]* as="font"[^>]*>)/
// Not on rendered pages, which can be read without JavaScript.
const needsScripts =
  "<noscript><p>This page needs JavaScript, which is off in your browser. " +
  'You can still read <a href="/">our public pages</a>.</p></noscript>'
const root = '<div id="root"></div>'
const headEnd = "</head>"
const styleElements = /<style[^>]*>([^<]*)<\/style>/g

interface Options {
  /** The document without a page. */
  readonly document: string
  /** For the browser; they stand in the head of each page, as meta elements. */
  readonly facts: Readonly<Record<string, string>>
  /** The file that rendered pages begin with; it fetches the program once they are painted. */
  readonly start: string
  readonly program: string
  /** The program's largest files. */
  readonly libraries: ReadonlyArray<string>
}

/** Makes the documents of pages out of the one without a page. */
export const makeDocument = ({ document, facts, libraries, program, start }: Options) => {
  const programScript = new RegExp(`<script type="module"[^>]* src="/${program}[^"]*"></script>`)
  // Each page lists its own preloads.
  const drawn = document.replaceAll(preloads, "")
  if (!programScript.test(drawn) || !drawn.includes(root))
    throw new Error("The document lacks its program or its root")
  const [preload = "", link = "", attributes = ""] = fontPreload.exec(drawn) ?? []
  const font = preload && `${link} class="font"${attributes}`
  // A rendered page can be read before it can be used, so its script may wait.
  const rendered = drawn
    .replace(preload, "")
    .replace(
      programScript,
      () => `<script type="module" fetchpriority="low" crossorigin src="/${start}"></script>`
    )
  const metas = Object.entries(facts).map(asMeta).join("")

  const markOf = (file: string) => {
    if (file === program) return 'id="program" '
    return libraries.includes(file) ? 'class="library" ' : ""
  }
  const asPreload = (file: string) => `<link ${markOf(file)}rel="modulepreload" crossorigin href="/${file}">`

  return ({ body, code, head, state }: PageParts): Pick<Template, "policy"> & { readonly html: string } => {
    const isRendered = body !== ""
    const preloadLinks = code.map(asPreload).join("")
    const codeElements = isRendered
      ? `<template id="page-code">${font}${preloadLinks}</template><script>${earlyRequests}</script>`
      : preloadLinks
    const beside = isRendered ? "" : needsScripts
    const html = (isRendered ? rendered : drawn)
      .replace(headEnd, () => metas + codeElements + head + headEnd)
      .replace(
        root,
        () =>
          `<div id="root">${body}</div>${beside}<script type="application/json" id="page-state">${state}</script>`
      )
    const styles = [...html.matchAll(styleElements)].map(([, content = ""]) => content)
    return { html, policy: allowingInline({ styles, scripts: isRendered ? [earlyRequests] : [] }) }
  }
}
