import type * as EffectContext from "effect/Context"

import { keptMemoryIn, type Steps } from "#adapters/system/kept-memory.ts"
import type { Log } from "#adapters/system/log.ts"
import { type KeptResult, metersIn } from "#adapters/system/meters.ts"
import { makeTwoStepCache } from "#adapters/system/two-step-cache.ts"

import type { AppServices } from "../app-ports.ts"
import type { Context, Middleware } from "../context.ts"
import { isTooBusy } from "../endpoints/problem.ts"
import { etagOf } from "../kept/packed.ts"
import { sendTagged } from "../kept/send-tagged.ts"
import { makeSharedWork } from "../kept/shared-work.ts"
import { shownByOtherSites } from "../middleware/security-headers.ts"
import { type Portraits, portraitsIn } from "../photos/portraits.ts"
import { type Call, callsInProcess } from "./calls-in-process.ts"
import { makeFairQueue } from "./fair-queue.ts"

/** What the picture of a page says, and how; nothing where the page has no picture of its own. */
export interface Preview<Picture> {
  readonly status: 200 | 404 | 503
  /** All that the picture says and shows: the same words make the same picture. */
  readonly words?: string
  readonly picture?: Picture
  /** The address of a portrait that is in the picture. */
  readonly portrait?: string
}

interface Options<Picture> {
  readonly previewOf: (visit: { path: string; call: Call }) => Promise<Preview<Picture>>
  /** Draws it, as PNG; the portrait is a JPEG, null where there is none. */
  readonly draw: (picture: Picture, portrait: Uint8Array | null) => Promise<Buffer>
}

interface Wanted<Picture> {
  readonly words: string
  readonly picture: Picture
  readonly portrait: string | undefined
}

interface Drawn {
  readonly png: Buffer
  readonly etag: string
}

const address = /^\/previews(\/.+)\.png$/
// A picture takes 12 ms of the event loop and 50 ms of another thread.
const limits = { atOnce: 1, mayWait: 32 }

/** Draws pictures, the same words once and a few pictures at a time, and caches them. */
const makeDrawings = <Picture>(
  {
    draw,
    memory,
    portraitAt
  }: Pick<Options<Picture>, "draw"> & { readonly memory: Steps; readonly portraitAt: Portraits },
  count: (result: KeptResult) => void
) => {
  const drawnCache = makeTwoStepCache<Drawn>({
    ...memory,
    sizeOf: ({ png }) => png.length,
    count
  })
  const shared = makeSharedWork<Drawn>()
  const inTurn = makeFairQueue(limits)

  const drawAndKeep = async ({ picture, portrait, words }: Wanted<Picture>) => {
    const shown = portrait === undefined ? null : await portraitAt(portrait)
    const png = await draw(picture, shown)
    const drawn = { png, etag: etagOf(png) }
    // One that lacks its portrait is drawn anew the next time: the photo's file may be there again.
    if (portrait === undefined || shown !== null) drawnCache.set(words, drawn)
    return drawn
  }

  return async (who: string, wanted: Wanted<Picture>): Promise<Drawn> => {
    const drawn = drawnCache.get(wanted.words)
    count(drawn === undefined ? "miss" : "hit")
    return drawn ?? shared(wanted.words, () => inTurn(who, () => drawAndKeep(wanted)))
  }
}

const send = (ctx: Context, { etag, png }: Drawn) => {
  ctx.set(shownByOtherSites)
  ctx.set("Cache-Control", "public, max-age=3600")
  sendTagged(ctx, { etag, type: "png", body: png })
}

const unavailable = "Not available at the moment"

const refuse = (ctx: Context, status: number, words = unavailable) => {
  ctx.set("Cache-Control", "no-store")
  if (status === 503) ctx.set("Retry-After", "5")
  ctx.status = status
  ctx.body = status === 503 ? words : "Not found"
}

/** Sends the pictures that link previews show: "/previews" + a page's path + ".png", as visitors see the page now. */
export const previews =
  <Picture>({ draw, previewOf }: Options<Picture>) =>
  (context: EffectContext.Context<AppServices>, log: Log): Middleware => {
    const callsOf = callsInProcess(context, log)
    const { kept } = metersIn(context)
    const memory = keptMemoryIn(context).previews
    const portraitAt = portraitsIn(context, log)
    const drawnOf = makeDrawings({ draw, memory, portraitAt }, (result) => kept("preview", result))

    return async (ctx, next) => {
      const [, path] = address.exec(ctx.path) ?? []
      if (path === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
        await next()
        return
      }
      const call = callsOf({ signedIn: null, requestId: ctx.state.requestId })
      const { picture, portrait, status, words } = await previewOf({ path, call })
      if (words === undefined || picture === undefined) return refuse(ctx, status)
      try {
        send(ctx, await drawnOf(ctx.ip, { words, picture, portrait }))
      } catch (error) {
        if (!isTooBusy(error)) throw error
        refuse(ctx, 503, error.message)
      }
    }
  }
