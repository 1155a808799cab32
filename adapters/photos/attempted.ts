import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import { PhotoId } from "#domain/shared/ids.ts"
import { PhotoFilesUnavailable } from "#ports/photo-files.ts"

/** Asks the disk or store; what it refuses is a defect. */
export const attempted = <A>(ask: () => Promise<A>): Effect.Effect<A> =>
  Effect.orDie(Effect.tryPromise({ try: ask, catch: (cause) => new PhotoFilesUnavailable(cause) }))

/** The sizes of a photo's pictures, in the order in which they are written. */
export const sizes = ["thumb", "large"] as const

/** Writes all pictures of a photo or leaves none of them. */
export const allOrNone = async (write: () => Promise<void>, remove: () => Promise<void>): Promise<void> => {
  try {
    await write()
  } catch (error) {
    // What cannot be removed now, the sweep removes.
    await remove().catch(() => undefined)
    throw error
  }
}

const isPhotoId = Schema.is(PhotoId)
const idLength = 36

/** The ids of the photos to which files belong, each once; files with other names are left out. */
export const photosOf = (names: ReadonlyArray<string>): ReadonlyArray<PhotoId> => [
  ...new Set(names.map((name) => name.slice(0, idLength)).filter(isPhotoId))
]

/** Visits batches one after the other. */
export const showing = (
  batches: AsyncIterator<ReadonlyArray<PhotoId>, void>,
  visit: (ids: ReadonlyArray<PhotoId>) => Effect.Effect<void>
): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (;;) {
      const next = yield* attempted(() => batches.next())
      if (next.done === true) return
      yield* visit(next.value)
    }
  })
