import { createHash } from "node:crypto"
import type { Readable } from "node:stream"

import * as Effect from "effect/Effect"
import * as PartitionedSemaphore from "effect/PartitionedSemaphore"

import { maxPhotoBytes, photoIsHeic, photoTypes } from "#domain/photo/photo-words.ts"
import { invalid } from "#domain/shared/input.ts"
import type { ImageBody, SentImage } from "#use-cases/photo/add-photo.ts"

import { HttpFault } from "../endpoints/problem.ts"
import { forgetRest } from "./forget-rest.ts"

/** The parts of a request that are read here. */
interface Sent {
  readonly req: Readable
  readonly request: { readonly length: number | undefined; readonly type: string }
}

const firstRoom = 1_024 * 1_024

// Enough for a photo of full size on a slow line. A sender that takes longer, or is silent, would keep others waiting.
const longestMs = 120_000
const silentMs = 20_000

// Bytes for one turn of the event loop: they may lie buffered by the megabyte, and others have their turn in between.
const turnBytes = 256 * 1_024

const receive = (request: Readable, announced: number | undefined) =>
  new Promise<SentImage>((resolve, reject) => {
    // A destroyed request emits no more events.
    if (request.destroyed) return reject(new HttpFault("SenderGone"))
    const hash = createHash("sha256")
    // Allocated at once where the length is known: joining pieces at the end would take the memory twice.
    let bytes = Buffer.allocUnsafeSlow(announced ?? firstRoom)
    let length = 0
    let ofTurn = 0
    const letOthers = () => {
      ofTurn = 0
      request.pause()
      setImmediate(() => request.resume())
    }
    const take = (piece: Uint8Array) => {
      if (length + piece.byteLength > maxPhotoBytes) {
        stop(new HttpFault("PhotoTooLarge"))
        forgetRest(request, maxPhotoBytes)
        return
      }
      if (length + piece.byteLength > bytes.byteLength) bytes = Buffer.concat([bytes], maxPhotoBytes)
      silent.refresh()
      bytes.set(piece, length)
      length += piece.byteLength
      hash.update(piece)
      ofTurn += piece.byteLength
      if (ofTurn >= turnBytes) letOthers()
    }
    const cutOff = () => request.destroy()
    const late = setTimeout(cutOff, longestMs)
    const silent = setTimeout(cutOff, silentMs)
    const letGo = () => {
      clearTimeout(late)
      clearTimeout(silent)
      bytes = Buffer.alloc(0)
      request.off("data", take)
    }
    const stop = (fault: HttpFault) => {
      letGo()
      reject(fault)
    }
    request.on("data", take)
    request.once("end", () => {
      resolve({ bytes: bytes.subarray(0, length), sha256: hash.digest("hex") })
      letGo()
    })
    request.once("close", () => stop(new HttpFault("SenderGone")))
  })

const photoType = new Set<string>(photoTypes)
const heicTypes = new Set(["image/heic", "image/heif"])

const check = (ctx: Sent) =>
  Effect.suspend(() => {
    const type = ctx.request.type.trim().toLowerCase()
    if (heicTypes.has(type)) return Effect.fail(invalid("photo", photoIsHeic))
    if (!photoType.has(type)) return Effect.die(new HttpFault("NotAPhoto"))
    if ((ctx.request.length ?? 0) <= maxPhotoBytes) return Effect.void
    forgetRest(ctx.req, maxPhotoBytes)
    return Effect.die(new HttpFault("PhotoTooLarge"))
  })

// Browsers scale photos down to less than that. A larger file stays on the socket until its turn has come, so that
// those who send much neither fill the memory nor keep the others waiting.
const smallBytes = 2 * 1_024 * 1_024
const largeAtOnce = 3

/**
 * Makes what receives photos, or refuses them: 415 by their type, 413 as soon as their announced or received size is
 * too large. A file is in memory for as long as the work on it goes on, and only few large ones are at once.
 */
export const imageBodies = () => {
  // The permits go round the senders, however many files each of them sends.
  const large = PartitionedSemaphore.makeUnsafe<string>({ permits: largeAtOnce })
  return (ctx: Sent, sender: string): ImageBody =>
    (work) => {
      const { length } = ctx.request
      const received = Effect.flatMap(
        Effect.promise(() => receive(ctx.req, length)),
        work
      )
      const isSmall = length !== undefined && length <= smallBytes
      return Effect.andThen(check(ctx), isSmall ? received : large.withPermit(sender)(received))
    }
}
