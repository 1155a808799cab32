import { Readable } from "node:stream"

import { Router } from "@koa/router"
import type * as EffectContext from "effect/Context"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { LRUCache } from "lru-cache"

import { keptMemoryIn } from "#adapters/system/kept-memory.ts"
import { metersIn } from "#adapters/system/meters.ts"
import { photoRemoved, photoSizes, type PhotoSize } from "#domain/photo/photo-words.ts"
import { PhotoId } from "#domain/shared/ids.ts"
import { type PhotoFile, PhotoFiles } from "#ports/photo-files.ts"
import { nullIfNotFound } from "#use-cases/null-if-not-found.ts"
import { type Asking, findPhoto, type FoundPhoto, type Seen } from "#use-cases/photo/find-photo.ts"

import type { AppServices } from "../app-ports.ts"
import type { Context, Middleware, RequestState } from "../context.ts"
import { actorOf } from "../endpoints/answer.ts"
import { HttpFault } from "../endpoints/problem.ts"
import type { AskForNewest } from "../kept/newest-events.ts"
import { makeOpenPhotos } from "./open-photos.ts"

const isPhotoId = Schema.is(PhotoId)
const isSize = (size: string | undefined): size is PhotoSize =>
  size !== undefined && Object.hasOwn(photoSizes, size)

const headers = {
  "Content-Security-Policy": "default-src 'none'",
  "Content-Disposition": 'inline; filename="photo.webp"',
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff"
}

// A photo never changes: another picture has another id.
const kept: Readonly<Record<Exclude<Seen, "removed">, string>> = {
  everybody: "public, max-age=31536000, immutable",
  some: "private, max-age=3600"
}

// A stream is passed on as it is: Koa closes it when its reader disconnects.
const bodyOf = (content: PhotoFile["content"], bytes: number) => {
  if (content instanceof Uint8Array) return Buffer.from(content.buffer, content.byteOffset, bytes)
  return content instanceof Readable ? content : Readable.from(content)
}

const nothingMore = () => Promise.resolve()

/** The pictures of photos, for those who may see them at that moment (docs/http-contract.md#photos). */
export const photoPictures = (
  context: EffectContext.Context<AppServices>,
  { newest, ofSession }: { readonly newest: AskForNewest; readonly ofSession: Middleware }
) => {
  const router = new Router<RequestState>({ sensitive: true, strict: true })
  const run = Effect.runPromiseWith(context)
  const read = (id: PhotoId, size: PhotoSize) =>
    run(Effect.flatMap(PhotoFiles, (files) => files.read(id, size)))

  const asking = (ctx: Context): Effect.Effect<Asking | null> =>
    Effect.promise(async () => {
      await ofSession(ctx, nothingMore)
      const { signedIn } = ctx.state
      return signedIn === null ? null : { actor: actorOf(signedIn), isOperator: signedIn.isOperator }
    })
  const find = (ctx: Context, id: PhotoId) => run(nullIfNotFound(findPhoto(asking(ctx), id)))

  const { kept: count } = metersIn(context)
  const openOr = makeOpenPhotos(newest)
  // Cached without an end, for as long as there is room: a picture never changes.
  const thumbs = new LRUCache<PhotoId, PhotoFile>({
    maxSize: keptMemoryIn(context).thumbs,
    sizeCalculation: ({ bytes }) => bytes + 1,
    dispose: (_, __, why) => {
      if (why === "evict") count("thumb", "evicted")
    }
  })

  const fileOf = async ({ pictures, seenBy }: FoundPhoto, size: PhotoSize) => {
    if (size !== "thumb" || seenBy !== "everybody") return read(pictures, size)
    const thumb = thumbs.get(pictures)
    count("thumb", thumb === undefined ? "miss" : "hit")
    const file = thumb ?? (await read(pictures, size))
    if (file?.content instanceof Uint8Array && !thumbs.has(pictures)) thumbs.set(pictures, file)
    return file
  }

  const send = async (ctx: Context, found: FoundPhoto, size: PhotoSize) => {
    const file = await fileOf(found, size)
    if (file === null) throw new HttpFault("UnknownPath")
    const { bytes, content } = file
    ctx.body = bodyOf(content, bytes)
    ctx.length = bytes
    ctx.type = "image/webp"
  }

  router.get("/photos/:photoId/:size.webp", async (ctx) => {
    const { photoId: id, size } = ctx.params
    ctx.set("Cache-Control", "no-store")
    if (!isPhotoId(id) || !isSize(size)) throw new HttpFault("UnknownPath")
    const found = await openOr(id, () => find(ctx, id))
    if (found === null) throw new HttpFault("UnknownPath")
    ctx.set(headers)
    if (found.seenBy === "removed") {
      ctx.status = 410
      ctx.body = photoRemoved
      return
    }
    ctx.status = 200
    ctx.etag = `${id}-${size}`
    if (ctx.fresh) ctx.status = 304
    else await send(ctx, found, size)
    ctx.set("Cache-Control", kept[found.seenBy])
  })
  return router.routes()
}
