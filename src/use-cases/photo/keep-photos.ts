import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { TooManyPhotos } from "#domain/photo/photo-errors.ts"
import { countsAsKept } from "#domain/photo/photo-rules.ts"
import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import type { PhotoRecord } from "#domain/photo/photo.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { UsageLimits } from "#ports/usage.ts"

/** How many photos the actor may have once there is one more for this purpose; null for any number. */
export const mostKept = ({ role }: Pick<Actor, "role">, purpose: PhotoPurpose) =>
  Effect.map(UsageLimits, ({ keptPhotos }) => (countsAsKept(purpose) ? keptPhotos[role] : null))

/** Stores photos of one person in the surrounding transaction, if there is room for all of them. */
export const keepPhotos = Effect.fn("keepPhotos")(function* (
  photos: ReadonlyArray<PhotoRecord>,
  most: number | null
) {
  const hasRoom = yield* (yield* PhotoRepository).insert(photos, most)
  if (!hasRoom) yield* new TooManyPhotos({ most: most ?? 0 })
})
