import * as Effect from "effect/Effect"

import { looseHours, madeAt } from "#domain/photo/photo-rules.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"

import { now } from "../now.ts"

const atATime = 100

const oldest = Effect.map(now, (at) => plusHours(at, -looseHours))

/**
 * Gives `sweep` a function that removes pictures. A failed removal is raised only when the pictures behind it have had
 * their turn: others usually fail for the same reason, so the first failure is enough.
 */
const removing = Effect.fnUntraced(function* <R>(
  sweep: (remove: (ids: ReadonlyArray<PhotoId>) => Effect.Effect<void>) => Effect.Effect<void, never, R>
) {
  const files = yield* PhotoFiles
  const faults: Array<unknown> = []
  const remove = (id: PhotoId) =>
    Effect.catchDefect(files.remove(id), (fault) => Effect.sync(() => void faults.push(fault)))
  yield* sweep((ids) => Effect.forEach(ids, remove, { discard: true }))
  if (faults.length > 0) yield* Effect.die(faults[0])
})

/** The ids of those pictures that no photo needs. */
const unneeded = (photos: PhotoRepository["Service"], ids: ReadonlyArray<PhotoId>) =>
  Effect.map(photos.needed(ids), (found) => {
    const needed = new Set(found)
    return ids.filter((id) => !needed.has(id))
  })

/** Forgets the photos that have been loose for a day, with their pictures, unless a copy shows these. */
export const forgetLoosePhotos = removing(
  Effect.fnUntraced(function* (remove) {
    const photos = yield* PhotoRepository
    const before = yield* oldest
    for (;;) {
      const forgotten = yield* photos.forgetLoose(before, atATime)
      yield* remove(yield* unneeded(photos, forgotten))
      if (forgotten.length < atATime) return
    }
  })
)

/**
 * Removes pictures that no photo needs: those of photos taken down, and those that after a day have no row. None at all
 * while there is no row: then the pictures are usually of another database, or of one that is still to be restored.
 */
export const removeUnknownPictures = removing(
  Effect.fnUntraced(function* (remove) {
    const photos = yield* PhotoRepository
    if (!(yield* photos.hasAny)) return
    const files = yield* PhotoFiles
    const before = Date.parse(yield* oldest)
    yield* files.forAll(
      Effect.fnUntraced(function* (ids) {
        const old = ids.filter((id) => madeAt(id) < before)
        yield* remove(yield* unneeded(photos, old))
      })
    )
  })
)
