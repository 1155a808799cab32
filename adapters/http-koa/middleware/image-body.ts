import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"

import * as Effect from "effect/Effect"

import { maxPhotoBytes, photoIsHeic, photoTypes } from "#domain/photo/photo-words.ts"
import { invalid } from "#domain/shared/input.ts"
import type { SentImage } from "#use-cases/photo/add-photo.ts"

import type { Context } from "../context.ts"
import { HttpFault } from "../endpoints/problem.ts"

const firstRoom = 1_024 * 1_024

/** Reads on and forgets, so that the sender gets to hear the answer; whoever sends much more is cut off. */
const forget = (request: IncomingMessage) => {
  let over = 0
  request.on("data", (piece: Uint8Array) => {
    over += piece.byteLength
    if (over > maxPhotoBytes) request.destroy()
  })
}

// For a photo that was not drawn down, on a slow line. Who takes longer keeps others out of the line.
const longestMs = 120_000

const receive = (request: IncomingMessage, announced: number | undefined) =>
  new Promise<SentImage>((resolve, reject) => {
    const hash = createHash("sha256")
    // At once where it is known: pieces that are put together at the end take the memory twice.
    let bytes = Buffer.allocUnsafeSlow(announced ?? firstRoom)
    let length = 0
    const take = (piece: Uint8Array) => {
      if (length + piece.byteLength > maxPhotoBytes) {
        stop(new HttpFault("PhotoTooLarge"))
        forget(request)
        return
      }
      if (length + piece.byteLength > bytes.byteLength) bytes = Buffer.concat([bytes], maxPhotoBytes)
      bytes.set(piece, length)
      length += piece.byteLength
      hash.update(piece)
    }
    const stop = (fault: HttpFault) => {
      bytes = Buffer.alloc(0)
      request.off("data", take)
      reject(fault)
    }
    const late = setTimeout(() => request.destroy(), longestMs)
    request.on("data", take)
    request.once("end", () => resolve({ bytes: bytes.subarray(0, length), sha256: hash.digest("hex") }))
    request.once("close", () => {
      clearTimeout(late)
      stop(new HttpFault("SenderGone"))
    })
  })

const photoType = new Set<string>(photoTypes)
const heicTypes = new Set(["image/heic", "image/heif"])

/** Receives a photo, or refuses it: 415 by its type, 413 as soon as it is said or seen to be too large. */
export const readImageBody = (ctx: Context) =>
  Effect.suspend(() => {
    const type = ctx.request.type.trim().toLowerCase()
    if (heicTypes.has(type)) return Effect.fail(invalid("photo", photoIsHeic))
    return Effect.promise(async () => {
      if (!photoType.has(type)) throw new HttpFault("NotAPhoto")
      if ((ctx.request.length ?? 0) > maxPhotoBytes) {
        forget(ctx.req)
        throw new HttpFault("PhotoTooLarge")
      }
      return receive(ctx.req, ctx.request.length)
    })
  })
