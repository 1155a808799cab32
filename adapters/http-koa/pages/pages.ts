import type { SignedIn } from "#ports/repositories/session-repository.ts"

import type { Context, Middleware } from "../context.ts"
import { HttpFault, isTooBusy } from "../endpoints/problem.ts"
import type { Packed } from "../kept/packed.ts"
import { sendPacked } from "../kept/send-packed.ts"
import { markStale } from "../kept/stale.ts"
import { publicOrigin } from "../middleware/public-origin.ts"
import { sendBusyPage } from "./busy-page.ts"
import type { Template } from "./template.ts"

export interface PageRequest {
  readonly path: string
  /** The query without its question mark. */
  readonly search: string
  /** The beginning of this site's addresses: "https://www.example.com". */
  readonly origin: string
  /** The IP address that the request comes from. */
  readonly address: string
  /** Who looks at it: null for a visitor, undefined when the session could not be read. */
  readonly signedIn: SignedIn | null | undefined
  readonly requestId: string
}

export interface Page extends Pick<Template, "policy" | "status"> {
  readonly content: string | Packed
  /** Names the content; one person's own page has none. */
  readonly etag?: string
  /** Whether something newer may have been written, because the log cannot be read. */
  readonly isStale?: boolean
}

/** Makes the page at an address. An address without a page has the not-found screen, with status 404. */
export type RenderPage = (request: PageRequest) => Promise<Page>

/** Seconds, where a part of the page could not be read. */
const comeBackAfter = "5"

const nothingMore = () => Promise.resolve()

const send = async (ctx: Context, { content, etag, isStale = false, policy, status }: Page) => {
  await policy(ctx, nothingMore)
  ctx.status = status
  ctx.type = "html"
  ctx.set("Cache-Control", etag === undefined ? "private, no-store" : "no-cache")
  ctx.vary(["Accept-Encoding", "Cookie"])
  if (isStale) markStale(ctx)
  if (status === 503) ctx.set("Retry-After", comeBackAfter)
  if (etag !== undefined) ctx.set("ETag", etag)
  if (etag !== undefined && ctx.fresh) ctx.status = 304
  else if (typeof content === "string") ctx.body = content
  else sendPacked(ctx, content)
}

/** Answers every address that nothing else has taken with a page. */
export const pages =
  (render: RenderPage, publicUrl: string | null): Middleware =>
  async (ctx) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      throw new HttpFault("MethodNotAllowed", { Allow: "GET, HEAD" })
    }
    const { ip: address, path, querystring: search } = ctx
    const { isSessionOutOfReach, requestId } = ctx.state
    const signedIn = isSessionOutOfReach ? undefined : ctx.state.signedIn
    const origin = publicOrigin(ctx, publicUrl)
    const start = performance.now()
    try {
      const page = await render({ path, search, origin, address, signedIn, requestId })
      // By this a page tells a slow line from a page that took long to render (early-requests.ts).
      ctx.set("Server-Timing", `render;dur=${Math.round(performance.now() - start)}`)
      await send(ctx, page)
    } catch (error) {
      if (!isTooBusy(error)) throw error
      sendBusyPage(ctx, error)
    }
  }
