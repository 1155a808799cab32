import { readdirSync } from "node:fs"
import { posix } from "node:path"

import { send } from "@koa/send"

import type { Middleware } from "../context.ts"

const isServed = (path: string) => !/(?:^\/\.|\/\.|\.(?:br|gz|html)$)/.test(path)

/** The files of a build by the paths of their URLs. Pages do not count as files, nor do compressed copies. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${posix.relative(folder, posix.join(entry.parentPath, entry.name))}`)
      .filter(isServed)
  )

const icons = new Set(["/favicon.ico", "/apple-touch-icon.png"])

// Names under assets/ carry a hash of the content: another content has another name.
const cacheControl = (path: string) => {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable"
  return `public, max-age=${icons.has(path) ? 86_400 : 3600}`
}

/** Sends the files of the built UI, as brotli or gzip where the build has written them and the browser takes them. */
export const assets = (folder: string): Middleware => {
  const files = filesIn(folder)
  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD"
    if (isRead && files.has(ctx.path)) {
      await send(ctx, ctx.path, { root: folder })
      ctx.set("Cache-Control", cacheControl(ctx.path))
      return
    }
    // A browser that asks for a script of an older build must not get a page.
    if (ctx.path.startsWith("/assets/")) {
      ctx.set("Cache-Control", "no-store")
      ctx.status = 404
      ctx.body = "Not found"
      return
    }
    await next()
  }
}
