import { buffer } from "node:stream/consumers"

import type * as EffectContext from "effect/Context"
import * as Effect from "effect/Effect"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { photoAt } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { PictureMaker } from "#ports/picture-maker.ts"
import { findPhoto } from "#use-cases/photo/find-photo.ts"

import type { AppServices } from "../app-ports.ts"

/** The portrait at an address of ours as a square JPEG, where everybody may see it and it can be read; else null. */
export type Portraits = (address: string) => Promise<Uint8Array | null>

/** Pixels: a little more than drawn pictures show (ui/entry/server/head/preview). */
const side = 240

const asVisitor = Effect.succeed(null)

const pictureOf = Effect.fnUntraced(function* (id: PhotoId) {
  const { pictures, seenBy } = yield* findPhoto(asVisitor, id)
  const file = seenBy === "everybody" ? yield* (yield* PhotoFiles).read(pictures, "thumb") : null
  if (file === null) return null
  const { content } = file
  return content instanceof Uint8Array ? content : yield* Effect.promise(() => buffer(content))
})

const portraitOf = Effect.fnUntraced(function* (id: PhotoId) {
  const picture = yield* pictureOf(id)
  return picture === null ? null : yield* (yield* PictureMaker).square(picture, side)
})

/** Reads portraits for pictures that have one in them; what keeps one from being read is in the log. */
export const portraitsIn = (context: EffectContext.Context<AppServices>, log: Log): Portraits => {
  const run = Effect.runPromiseWith(context)
  return async (address) => {
    const id = photoAt(address)
    if (id === null) return null
    try {
      return await run(portraitOf(id))
    } catch (error) {
      log.warn({ photoId: id, error: describeError(error) }, "A portrait could not be read")
      return null
    }
  }
}
