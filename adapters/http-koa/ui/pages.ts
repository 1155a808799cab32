import type { SignedIn } from "../../../src/ports/session-repository.ts"
import type { Middleware } from "../context.ts"
import { HttpFault } from "../problem.ts"
import { nonceOf } from "../security-headers.ts"

export interface PageRequest {
  readonly path: string
  /** The query without its question mark. */
  readonly search: string
  /** Who looks at it: null for a visitor, undefined when the session could not be read. */
  readonly signedIn: SignedIn | null | undefined
  readonly requestId: string
}

export interface Page {
  readonly status: 200 | 404 | 503
  /** The document, with `noncePlaceholder` wherever the answer's nonce belongs. */
  readonly html: string
}

/** Makes the page at an address. An address without a page has the not-found screen, with status 404. */
export type RenderPage = (request: PageRequest) => Promise<Page>

/** Stands in built and rendered pages where a nonce belongs (ui/vite-nonce.ts). */
export const noncePlaceholder = "__CSP_NONCE__"

/** Answers every address that nothing else has taken with a page. */
export const pages =
  (render: RenderPage): Middleware =>
  async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      throw new HttpFault("MethodNotAllowed", { Allow: "GET, HEAD" })
    }
    const { path, querystring: search } = ctx
    const { isSessionOutOfReach, requestId } = ctx.state
    const signedIn = isSessionOutOfReach ? undefined : ctx.state.signedIn
    const { html, status } = await render({ path, search, signedIn, requestId })
    ctx.status = status
    ctx.set("Cache-Control", signedIn === null ? "no-cache" : "private, no-store")
    ctx.vary("Cookie")
    ctx.type = "html"
    ctx.body = html.replaceAll(noncePlaceholder, nonceOf(ctx.res))
  }
