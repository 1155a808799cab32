import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { type PhotoRecord, picturesOf } from "#domain/photo/photo.ts"
import { PhotoId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { PhotoRepository, type PhotoThing } from "#ports/repositories/photo-repository.ts"

import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { keepPhotos, mostKept } from "./keep-photos.ts"

const copied = (photo: PhotoRecord, createdAt: Instant) =>
  Effect.map(newId(PhotoId), (id): PhotoRecord => ({
    ...photo,
    id,
    thingId: null,
    state: "loose",
    createdAt,
    attachedAt: null,
    copyOf: picturesOf(photo)
  }))

/**
 * Makes loose copies of the actor's own photos that a thing has, in the surrounding transaction, and returns their ids
 * in the thing's order. A copy counts as a photo that is kept, not as one that was sent.
 */
export const copyPhotos = Effect.fn("copyPhotos")(function* (actor: Actor, thing: PhotoThing) {
  const own = yield* (yield* PhotoRepository).hold(thing, actor.id)
  const at = yield* now
  const copies = yield* Effect.forEach(own, (photo) => copied(photo, at))
  yield* keepPhotos(copies, yield* mostKept(actor, thing.purpose))
  return copies.map(({ id }) => id)
})
