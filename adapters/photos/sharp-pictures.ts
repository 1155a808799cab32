import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { isHeic } from "#domain/photo/photo-bytes.ts"
import {
  photoHasTooManyPixels,
  photoIsHeic,
  photosAreBusy,
  photoSizes,
  photoUnreadable
} from "#domain/photo/photo-words.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { type InvalidInput, invalid } from "#domain/shared/input.ts"
import { LimitReached } from "#domain/usage/usage-errors.ts"
import { type MadePictures, PictureMaker } from "#ports/picture-maker.ts"

import type { DrawingProcess } from "./drawing-process.ts"
import { drawingProcesses } from "./drawing-processes.ts"

const atOnce = 2
const waiting = 20
// Where the line is full, each person still gets two places, as many as a browser uses at once; at most so many in all.
const ownPlaces = 2
const besideFull = 10
const bounds = { sizes: photoSizes, maxPixels: 50_000_000 }

const faults = { tooManyPixels: photoHasTooManyPixels, unreadable: photoUnreadable }

// Beside this file, and in the build beside what this file becomes part of (adapters/vite.config.ts).
const program = join(dirname(fileURLToPath(import.meta.url)), "picture-worker.cjs")

/** What picture-worker.cjs answers. */
type Drawn = MadePictures | { readonly fault: keyof typeof faults }

const busy = new LimitReached({ reason: photosAreBusy, retryAfter: 5 })

const orFault = (drawn: Drawn): Effect.Effect<MadePictures, InvalidInput> =>
  "fault" in drawn ? Effect.fail(invalid("photo", faults[drawn.fault])) : Effect.succeed(drawn)

const makePictures = Effect.fn(function* (onLost: (cause: unknown) => void) {
  const withProcess = yield* drawingProcesses<Drawn>(program, atOnce)
  const line = new Map<UserId, number>()
  let inLine = 0

  // A place is held while its file is received, so one person with many slow uploads could keep all others out.
  const isRefused = (id: UserId) => {
    const beyond = inLine - atOnce - waiting
    return beyond >= besideFull || (beyond >= 0 && (line.get(id) ?? 0) >= ownPlaces)
  }
  const move = (id: UserId, by: -1 | 1) => {
    const own = (line.get(id) ?? 0) + by
    inLine += by
    if (own > 0) line.set(id, own)
    else line.delete(id)
  }
  const enter = (id: UserId) =>
    Effect.suspend(() => (isRefused(id) ? Effect.fail(busy) : Effect.sync(() => move(id, 1))))

  const draw = (process: DrawingProcess<Drawn>, photo: Uint8Array) =>
    Effect.tryPromise({ try: () => process.draw(photo, bounds), catch: (cause) => cause }).pipe(
      // An idle process may have been ended, which shows only when it is asked. No more tries: the photo itself may be
      // what ends it.
      Effect.retry({ times: 2 }),
      Effect.mapError((cause) => {
        onLost(cause)
        return busy
      }),
      Effect.flatMap(orFault)
    )

  return PictureMaker.of({
    inLine: (id, work) =>
      Effect.acquireUseRelease(
        enter(id),
        () => work,
        () => Effect.sync(() => move(id, -1))
      ),
    // Uninterruptible: the process is not free before the photo is drawn.
    make: (photo) =>
      isHeic(photo)
        ? Effect.fail(invalid("photo", photoIsHeic))
        : withProcess((process) => Effect.uninterruptible(draw(process, photo))),
    square: (picture, side) =>
      withProcess((process) =>
        Effect.tryPromise(() => process.square(picture, side)).pipe(
          Effect.catch(() => Effect.succeed(null)),
          Effect.uninterruptible
        )
      )
  })
})

/**
 * Makes pictures by libvips, in processes of lower priority than the server's (docs/decisions/0032). `onLost` is told
 * why where a photo could not be drawn because its processes were lost.
 */
export const SharpPictures = (onLost: (cause: unknown) => void) =>
  Layer.effect(PictureMaker, makePictures(onLost))
