import type { SignedIn } from "../../../src/ports/session-repository.ts"
import type { Context, Middleware } from "../context.ts"
import { HttpFault } from "../problem.ts"
import { publicOrigin } from "../public-origin.ts"
import type { Packed } from "./packed.ts"

export interface PageRequest {
  readonly path: string
  /** The query without its question mark. */
  readonly search: string
  /** The beginning of this site's addresses: "https://www.example.com". */
  readonly origin: string
  /** Who looks at it: null for a visitor, undefined when the session could not be read. */
  readonly signedIn: SignedIn | null | undefined
  readonly requestId: string
}

export interface Page {
  readonly status: 200 | 404 | 503
  readonly html: string
  /** Allows the page's own style elements. */
  readonly policy: Middleware
  /** The same page as it is sent, for those that are kept. */
  readonly packed?: Packed
}

/** Makes the page at an address. An address without a page has the not-found screen, with status 404. */
export type RenderPage = (request: PageRequest) => Promise<Page>

const nothingMore = () => Promise.resolve()

const sendPacked = (ctx: Context, { br, etag, gzip, plain }: Packed) => {
  ctx.set("ETag", etag)
  ctx.vary("Accept-Encoding")
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  if (ctx.acceptsEncodings("br")) {
    ctx.set("Content-Encoding", "br")
    ctx.body = br
  } else if (ctx.acceptsEncodings("gzip")) {
    ctx.set("Content-Encoding", "gzip")
    ctx.body = gzip
  } else {
    ctx.body = plain
  }
}

/** Answers every address that nothing else has taken with a page. */
export const pages =
  (render: RenderPage, publicUrl: string | null): Middleware =>
  async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      throw new HttpFault("MethodNotAllowed", { Allow: "GET, HEAD" })
    }
    const { path, querystring: search } = ctx
    const { isSessionOutOfReach, requestId } = ctx.state
    const signedIn = isSessionOutOfReach ? undefined : ctx.state.signedIn
    const { html, packed, policy, status } = await render({
      path,
      search,
      origin: publicOrigin(ctx, publicUrl),
      signedIn,
      requestId
    })

    await policy(ctx, nothingMore)
    ctx.status = status
    ctx.type = "html"
    ctx.set("Cache-Control", signedIn === null ? "no-cache" : "private, no-store")
    ctx.vary("Cookie")
    if (packed === undefined) ctx.body = html
    else sendPacked(ctx, packed)
  }
