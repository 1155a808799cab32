import { createHash } from "node:crypto"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import sharp from "sharp"

import { isHeic } from "#domain/photo/photo-bytes.ts"
import {
  photoHasTooManyPixels,
  photoIsHeic,
  photosAreBusy,
  photoSizes,
  photoUnreadable
} from "#domain/photo/photo-words.ts"
import { type InvalidInput, invalid } from "#domain/shared/input.ts"
import { LimitReached } from "#domain/usage/usage-errors.ts"
import { type MadePictures, PictureMaker } from "#ports/picture-maker.ts"

const atOnce = 2
const waiting = 20
const maxPixels = 50_000_000
const quality = 80

const loaders = ["Jpeg", "Png", "Webp"].map((format) => `VipsForeignLoad${format}`)

// What is read, is told by its bytes: nothing but these three formats, whatever a file is called.
const prepare = () => {
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
}

const options = { failOn: "error", limitInputPixels: maxPixels } as const

const faultOf = async (photo: Uint8Array): Promise<InvalidInput | null> => {
  if (isHeic(photo)) return invalid("photo", photoIsHeic)
  const { height, width } = await sharp(photo, { limitInputPixels: false }).metadata()
  return width * height > maxPixels ? invalid("photo", photoHasTooManyPixels) : null
}

const within = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const

const draw = async (photo: Uint8Array): Promise<MadePictures> => {
  const { data: large, info } = await sharp(photo, options)
    .autoOrient()
    .resize(within(photoSizes.large))
    .toColourspace("srgb")
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  const thumb = await sharp(large, options).resize(within(photoSizes.thumb)).webp({ quality }).toBuffer()
  return {
    pictures: { large, thumb },
    width: info.width,
    height: info.height,
    sha256: createHash("sha256").update(large).digest("hex")
  }
}

const unreadable = invalid("photo", photoUnreadable)

const made = (photo: Uint8Array) =>
  Effect.tryPromise({
    try: async () => (await faultOf(photo)) ?? (await draw(photo)),
    catch: () => unreadable
  }).pipe(Effect.flatMap((result) => ("pictures" in result ? Effect.succeed(result) : Effect.fail(result))))

const busy = new LimitReached({ reason: photosAreBusy, retryAfter: 5 })

/** Makes pictures by libvips. */
export const SharpPictures = Layer.sync(PictureMaker, () => {
  prepare()
  const workers = Semaphore.makeUnsafe(atOnce)
  let inLine = 0

  const enter = Effect.suspend(() => {
    if (inLine >= atOnce + waiting) return Effect.fail(busy)
    inLine += 1
    return Effect.void
  })
  const leave = Effect.sync(() => {
    inLine -= 1
  })

  return PictureMaker.of({
    inLine: (work) =>
      Effect.acquireUseRelease(
        enter,
        () => work,
        () => leave
      ),
    // What is begun is done: its worker is not free before.
    make: (photo) => workers.withPermit(Effect.uninterruptible(made(photo)))
  })
})
