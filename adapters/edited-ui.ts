import { readFileSync } from "node:fs"
import { createServer as createHttpServer } from "node:http"
import { fileURLToPath } from "node:url"

import { createServer as createVite } from "vite"

import type { makeRenderer } from "#ui/entry/server/server.tsx"

import { drawnPreviews, type ServedUi } from "./built-ui.ts"
import type { Settings } from "./config/settings.ts"
import type { Middleware } from "./http-koa/context.ts"
import { makeDocument } from "./http-koa/pages/document.ts"
import { visitorsCalls } from "./http-koa/pages/rendered-pages.ts"
import { pageFacts } from "./page-facts.ts"

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const documentSource = "entry/browser/index.html"
const program = "entry/browser/main.tsx"
const start = "entry/start/start.ts"

// Vite writes scripts into the document, and Emotion style elements while it is not built for production.
const allowingInline: Middleware = (ctx, next) => {
  const policy = ctx.response.get("Content-Security-Policy")
  const relaxed = policy.replaceAll(/(script-src|style-src) [^;]*/g, "$1 'self' 'unsafe-inline'")
  ctx.set("Content-Security-Policy", relaxed)
  return next()
}

/** The interface as its sources are now: rendered anew for each request, and changed in open pages as it is edited. */
export const editedUi = async (settings: Settings): Promise<ServedUi> => {
  const facts = await pageFacts(settings)
  // Never listens: upgrade requests to the server are passed on to it, and Vite takes its WebSockets from it.
  const sockets = createHttpServer()
  const vite = await createVite({
    configFile: path("../ui/build/vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: sockets } }
  })

  const openRenderer = async () => {
    const module = await vite.ssrLoadModule("/entry/server/server.tsx")
    const make: typeof makeRenderer = module["makeRenderer"]
    return make({ facts })
  }
  const openDocument = async () => {
    const source = readFileSync(path(`../ui/${documentSource}`), "utf8")
    const document = await vite.transformIndexHtml(`/${documentSource}`, source)
    return makeDocument({ document, facts, program, start, libraries: [] })
  }
  const { indexedPaths } = await openRenderer()

  return {
    files: [],
    indexedPages: indexedPaths,
    before: vite.middlewares,
    onUpgrade: (...upgrade) => sockets.emit("upgrade", ...upgrade),
    pages: (context, log) => {
      const callOf = visitorsCalls(context, log)
      return async (request) => {
        const { originPlaceholder, render } = await openRenderer()
        const { status, ...parts } = await render({
          ...request,
          call: callOf(request),
          inTurn: async (work) => work()
        })
        const toDocument = await openDocument()
        const { html } = toDocument({ ...parts, code: [program] })
        const content = html.replaceAll(originPlaceholder, () => request.origin)
        return { status, policy: allowingInline, content }
      }
    },
    previews: (context, log) => async (ctx, next) =>
      drawnPreviews(await openRenderer(), path("../ui/entry/browser/public"))(context, log)(ctx, next)
  }
}
