import { readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"

import { send } from "@koa/send"
import * as Effect from "effect/Effect"

import type { Asset, Build } from "#ports/asset-store.ts"

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

/** The folder of files whose names carry a hash of their content: another content has another name. */
export const assetsPath = "/assets/"

export const foreverCached = "public, max-age=31536000, immutable"

const cacheControl = (path: string) => {
  if (path.startsWith(assetsPath)) return foreverCached
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
    await next()
  }
}

/** The assets of the build in `folder`, packed where the build has packed them. */
export const buildIn = (folder: string): Build => {
  const packed = new Set(readdirSync(join(folder, assetsPath)).filter((name) => name.endsWith(".br")))
  const read = async (name: string): Promise<Asset> => {
    const isPacked = packed.has(`${name}.br`)
    const content = await readFile(join(folder, assetsPath, isPacked ? `${name}.br` : name))
    return { name, encoding: isPacked ? "br" : "identity", content }
  }
  return {
    names: [...filesIn(folder)].flatMap((path) =>
      path.startsWith(assetsPath) ? [path.slice(assetsPath.length)] : []
    ),
    read: (names) => Effect.promise(() => Promise.all(names.map(read)))
  }
}
