import { readdirSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { Readable } from "node:stream"

import { send } from "@koa/send"
import * as Effect from "effect/Effect"

import type { Asset, Build } from "#ports/asset-store.ts"

import type { Context, Middleware } from "../context.ts"
import { etagOf } from "../kept/packed.ts"
import { shownByOtherSites } from "../middleware/security-headers.ts"

const isServed = (path: string) => !/(?:^\/\.|\/\.|\.(?:br|gz|html)$)/.test(path)

/** The files of a build by the paths of their URLs. Pages do not count as files, nor do compressed copies. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${posix.relative(folder, posix.join(entry.parentPath, entry.name))}`)
      .filter(isServed)
  )

/** The folder of files whose names carry a hash of their content: another content has another name. */
export const assetsPath = "/assets/"

export const foreverCached = "public, max-age=31536000, immutable"

const isForEver = (path: string) => path.startsWith(assetsPath)

/** The tags of the files that are asked for again: weak, because packed copies have the same. */
const tagsIn = (folder: string, files: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    [...files]
      .filter((path) => !isForEver(path))
      .map((path) => [path, `W/${etagOf(readFileSync(join(folder, path)))}`])
  )

/** What link previews show of pages without a picture of their own. */
const sitePicture = "/og-image.png"

const icons = new Set(["/favicon.ico", "/apple-touch-icon.png"])

const cacheControl = (path: string) =>
  isForEver(path) ? foreverCached : `public, max-age=${icons.has(path) ? 86_400 : 3600}`

// The file that was opened for nothing is closed.
const spare = (ctx: Context) => {
  if (ctx.body instanceof Readable) ctx.body.destroy()
  ctx.status = 304
}

/** Sends the files of the built UI, as brotli or gzip where the build has written them and the browser takes them. */
export const assets = (folder: string): Middleware => {
  const files = filesIn(folder)
  const tags = tagsIn(folder, files)
  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD"
    if (isRead && files.has(ctx.path)) {
      await send(ctx, ctx.path, { root: folder })
      ctx.set("Cache-Control", cacheControl(ctx.path))
      if (ctx.path === sitePicture) ctx.set(shownByOtherSites)
      const tag = tags.get(ctx.path)
      if (tag !== undefined) ctx.etag = tag
      if (tag !== undefined && ctx.fresh) spare(ctx)
      return
    }
    await next()
  }
}

/** The assets of the build in `folder`, packed where the build has packed them. */
export const buildIn = (folder: string): Build => {
  const names = readdirSync(join(folder, assetsPath))
  const packed = new Set(names.filter((name) => name.endsWith(".br")))
  const read = async (name: string): Promise<Asset> => {
    const isPacked = packed.has(`${name}.br`)
    const content = await readFile(join(folder, assetsPath, isPacked ? `${name}.br` : name))
    return { name, encoding: isPacked ? "br" : "identity", content }
  }
  return {
    names: names.filter((name) => isServed(assetsPath + name)),
    read: (missing) => Effect.promise(() => Promise.all(missing.map(read)))
  }
}
