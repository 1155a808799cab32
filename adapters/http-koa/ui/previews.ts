import type * as EffectContext from "effect/Context"
import { LRUCache } from "lru-cache"

import type { AppPorts } from "../app-ports.ts"
import type { Context, Log, Middleware } from "../context.ts"
import { type Call, callsInProcess } from "./calls-in-process.ts"
import { etagOf } from "./packed.ts"

/** What the picture of a page says, and how; nothing where the page has no picture of its own. */
export interface Preview<Picture> {
  readonly status: 200 | 404 | 503
  /** All that the picture says: the same words make the same picture. */
  readonly words?: string
  readonly picture?: Picture
}

interface Options<Picture> {
  readonly previewOf: (visit: { path: string; call: Call }) => Promise<Preview<Picture>>
  /** Draws it, as PNG. */
  readonly draw: (picture: Picture) => Promise<Buffer>
}

interface Drawn {
  readonly png: Buffer
  readonly etag: string
}

const maxPictures = 500
const address = /^\/previews(\/.+)\.png$/

/** Draws what says the same once, and keeps it. */
const makeDrawings = <Picture>(draw: Options<Picture>["draw"]) => {
  const drawings = new LRUCache<string, Promise<Drawn>>({ max: maxPictures })
  return (words: string, picture: Picture): Promise<Drawn> => {
    const known = drawings.get(words)
    if (known !== undefined) return known
    const drawing = draw(picture).then((png) => ({ png, etag: etagOf(png) }))
    drawings.set(words, drawing)
    drawing.catch(() => drawings.delete(words))
    return drawing
  }
}

const send = (ctx: Context, { etag, png }: Drawn) => {
  ctx.set("Cache-Control", "public, max-age=3600")
  ctx.status = 200
  ctx.etag = etag
  if (ctx.fresh) {
    ctx.status = 304
  } else {
    ctx.type = "png"
    ctx.body = png
  }
}

const refuse = (ctx: Context, status: number) => {
  ctx.set("Cache-Control", "no-store")
  ctx.status = status
  ctx.body = status === 503 ? "Not available at the moment" : "Not found"
}

/** Sends the pictures that link previews show: "/previews" + a page's path + ".png", as visitors see the page now. */
export const previews =
  <Picture>({ draw, previewOf }: Options<Picture>) =>
  (context: EffectContext.Context<AppPorts>, log: Log): Middleware => {
    const callsOf = callsInProcess(context, log)
    const drawnOf = makeDrawings(draw)

    return async (ctx, next) => {
      const [, path] = address.exec(ctx.path) ?? []
      if (path === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
        await next()
        return
      }
      const call = callsOf({ signedIn: null, requestId: ctx.state.requestId })
      const { picture, status, words } = await previewOf({ path, call })
      if (words === undefined || picture === undefined) refuse(ctx, status)
      else send(ctx, await drawnOf(words, picture))
    }
  }
