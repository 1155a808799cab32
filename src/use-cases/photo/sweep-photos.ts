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
 * Removes pictures by `remove` from inside `sweep`. One that cannot be removed is told when those behind it have had their
 * turn: as a rule others fail as it does, so the first is enough.
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

/** Those whose pictures no photo needs. */
const unneeded = (photos: PhotoRepository["Service"], ids: ReadonlyArray<PhotoId>) =>
  Effect.map(photos.needed(ids), (found) => {
    const needed = new Set(found)
    return ids.filter((id) => !needed.has(id))
  })

/** Forgets the photos that nothing has taken up for a day, with their pictures, unless a copy shows these. */
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
 * Removes pictures that no photo needs: of those taken down, and those a day old that no row ever knew. None at all while
 * there is no row: as a rule they are of another database, or of one that is still to be restored.
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
