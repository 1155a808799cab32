import { Router } from "@koa/router"
import type * as Context from "effect/Context"

import type { AppPorts } from "../app-ports.ts"
import type { Context as Request, RequestState } from "../context.ts"
import { etagOf } from "../kept/packed.ts"
import { sendTagged } from "../kept/send-tagged.ts"
import { publicOrigin } from "../middleware/public-origin.ts"
import { makeFairQueue } from "../pages/fair-queue.ts"
import { sitemapEntries, type SitemapOptions } from "./sitemap-entries.ts"
import { sitemapIndex, urlSet } from "./sitemap-xml.ts"

interface Options extends SitemapOptions {
  /** The address of the site; null for the one that a request names. */
  readonly publicUrl: string | null
}

// Pages that are only for the signed-in, to which no public page links, since a crawler cannot read the `noindex` of a
// closed one; signing in and back to each provider's page; and an address that never ends.
const closed = [
  "/account",
  "/agreements",
  "/compare",
  "/notifications",
  "/saved",
  "/projects",
  "/provider-profile",
  "/quotes/",
  "/login?next=",
  "/register?next=",
  "/api/events"
]

const robotsText = (origin: string) =>
  [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    ""
  ].join("\n")

// Ten thousand entries hold the event loop for 50 ms, and search engines ask for one list after the other.
const limits = { atOnce: 1, mayWait: 16, rests: true }

const send = (ctx: Request, type: "text/plain" | "text/xml", text: string) => {
  ctx.set("Cache-Control", "public, max-age=600")
  sendTagged(ctx, { etag: etagOf(text), type, body: text })
}

/** What search engines ask for: `robots.txt`, and sitemaps of all pages that may be found. */
export const sitemaps = (context: Context.Context<AppPorts>, { publicUrl, ...options }: Options) => {
  const router = new Router<RequestState>({ sensitive: true, strict: true })
  const entries = sitemapEntries(context, options)
  const queued = makeFairQueue(limits)

  router.get("/robots.txt", (ctx) => {
    send(ctx, "text/plain", robotsText(publicOrigin(ctx, publicUrl)))
  })
  router.get("/sitemap.xml", async (ctx) => {
    send(ctx, "text/xml", sitemapIndex(publicOrigin(ctx, publicUrl), await entries.index()))
  })
  router.get("/sitemaps/:name.xml", async (ctx, next) => {
    const origin = publicOrigin(ctx, publicUrl)
    const text = await queued(ctx.ip, async () => {
      const addresses = await entries.named(ctx.params["name"] ?? "")
      return addresses && urlSet(origin, addresses)
    })
    if (text === undefined) await next()
    else send(ctx, "text/xml", text)
  })
  return router.routes()
}
