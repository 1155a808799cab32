import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"

import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import { AssetStore } from "#ports/asset-store.ts"

import type { Middleware } from "../context.ts"
import { assetsPath, foreverCached } from "./assets.ts"

const decompress = promisify(brotliDecompress)

/** "search-Bq3xZ1aT.js": what a build calls its files. Nothing else is looked up. */
const isAssetName = (name: string) => /^[\w-]{1,100}\.\w{1,5}$/.test(name)

/**
 * Sends assets of other builds: those for which a page asks that was opened before an update, or that another server
 * has made while servers are updated one after the other.
 */
export const otherBuilds = (context: Context.Context<AssetStore>): Middleware => {
  const run = Effect.runPromiseWith(context)
  const find = (name: string) => run(Effect.flatMap(AssetStore, ({ byName }) => byName(name)))
  return async (ctx, next) => {
    if (!ctx.path.startsWith(assetsPath)) return next()
    const name = ctx.path.slice(assetsPath.length)
    const isRead = ctx.method === "GET" || ctx.method === "HEAD"
    const asset = isRead && isAssetName(name) ? await find(name) : null
    if (asset === null) {
      // A browser that asks for a script must not get a page.
      ctx.set("Cache-Control", "no-store")
      ctx.status = 404
      ctx.body = "Not found"
      return undefined
    }
    const { content, encoding } = asset
    const isPacked = encoding === "br"
    const isTaken = isPacked && ctx.acceptsEncodings("br", "identity") === "br"
    ctx.body = isTaken || !isPacked ? Buffer.from(content) : await decompress(content)
    ctx.type = name.slice(name.lastIndexOf("."))
    ctx.vary("Accept-Encoding")
    ctx.set("Cache-Control", foreverCached)
    if (isTaken) ctx.set("Content-Encoding", "br")
    return undefined
  }
}
