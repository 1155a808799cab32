import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

import { looseHours, madeAt } from "#domain/photo/photo-rules.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"

const atATime = 100

const oldest = Effect.map(DateTime.now, DateTime.subtract({ hours: looseHours }))

/** Forgets the photos that nothing has taken up for a day, with their pictures. */
export const forgetLoosePhotos = Effect.gen(function* () {
  const photos = yield* PhotoRepository
  const files = yield* PhotoFiles
  const before = DateTime.formatIso(yield* oldest)
  for (;;) {
    const forgotten = yield* photos.forgetLoose(before, atATime)
    yield* Effect.forEach(forgotten, files.remove, { discard: true })
    if (forgotten.length < atATime) return
  }
})

/** Removes pictures that no photo needs: of those taken down, and those a day old that no row ever knew. */
export const removeUnknownPictures = Effect.gen(function* () {
  const photos = yield* PhotoRepository
  const files = yield* PhotoFiles
  const before = DateTime.toEpochMillis(yield* oldest)
  yield* files.forAll(
    Effect.fnUntraced(function* (ids) {
      const old = ids.filter((id) => madeAt(id) < before)
      const needed = new Set(yield* photos.needed(old))
      const unknown = old.filter((id) => !needed.has(id))
      yield* Effect.forEach(unknown, files.remove, { discard: true })
    })
  )
})
