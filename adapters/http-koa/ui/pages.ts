import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { Middleware } from "../context.ts"
import { HttpFault } from "../problem.ts"
import { nonceOf } from "../security-headers.ts"

export interface PageRequest {
  readonly path: string
  /** For the page's own style elements; see `nonceOf`. */
  readonly nonce: string
}

export interface Page {
  readonly status: 200 | 404
  readonly html: string
}

/** Makes the page at an address. An address without a page has the not-found screen, with status 404. */
export type RenderPage = (request: PageRequest) => Promise<Page>

// The build writes it where a nonce belongs (ui/vite.config.ts).
const noncePlaceholder = "__CSP_NONCE__"

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

const asMeta = ([name, content]: readonly [string, string]) =>
  `<meta name="${escaped(name)}" content="${escaped(content)}" />`

/**
 * Every page is the same document, with `facts` for the browser in its head as meta elements; the browser draws what
 * `isPage` knows, and the not-found screen for the rest.
 */
export const pagesInBrowser = (
  folder: string,
  isPage: (path: string) => boolean,
  facts: Readonly<Record<string, string>> = {}
): RenderPage => {
  const built = readFileSync(join(folder, "index.html"), "utf8")
  const document = built.replace("</head>", () => `${Object.entries(facts).map(asMeta).join("")}</head>`)
  return ({ nonce, path }) =>
    Promise.resolve({
      status: isPage(path) ? 200 : 404,
      html: document.replaceAll(noncePlaceholder, nonce)
    })
}

/** Answers every address that nothing else has taken with a page. */
export const pages =
  (render: RenderPage): Middleware =>
  async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      throw new HttpFault("MethodNotAllowed", { Allow: "GET, HEAD" })
    }
    const { html, status } = await render({ path: ctx.path, nonce: nonceOf(ctx.res) })
    ctx.status = status
    ctx.set("Cache-Control", "no-cache")
    ctx.type = "html"
    ctx.body = html
  }
