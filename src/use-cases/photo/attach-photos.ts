import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { addPhotoAgain, maxPhotosOf, tooManyPhotos } from "#domain/photo/photo-words.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { PhotoRepository, type PhotoThing } from "#ports/repositories/photo-repository.ts"

import { now } from "../now.ts"

interface Named extends PhotoThing {
  /** The field that names the photos: the place of the fault. */
  readonly field: string
}

/**
 * Gives a thing the actor's photos, in this order, in the surrounding transaction, which has to be rolled back when one
 * of them is not the actor's, not loose or of another purpose. Photos that the thing has already may be among them.
 */
export const attachPhotos = Effect.fn("attachPhotos")(function* (
  actor: Pick<Actor, "id">,
  ids: ReadonlyArray<PhotoId>,
  { field, purpose, thingId }: Named
) {
  if (ids.length === 0) return
  const most = maxPhotosOf[purpose]
  if (ids.length > most) yield* invalid(field, tooManyPhotos(most))
  const attach = (yield* PhotoRepository).attach
  const attached = yield* attach(ids, { ownerId: actor.id, purpose, thingId, at: yield* now })
  // A photo that is named twice is attached once, and thereby refused.
  if (attached.length < ids.length) yield* invalid(field, addPhotoAgain)
})

/** Makes these the photos of a thing, as `attachPhotos` does; its other photos are taken from it. */
export const replacePhotos = Effect.fn("replacePhotos")(function* (
  actor: Pick<Actor, "id">,
  ids: ReadonlyArray<PhotoId>,
  named: Named
) {
  yield* (yield* PhotoRepository).detach({ ...named, at: yield* now }, ids)
  yield* attachPhotos(actor, ids, named)
})
