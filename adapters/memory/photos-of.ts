import { asPhoto, type Photo, type PhotoRecord } from "#domain/photo/photo.ts"
import type { PhotoThing } from "#ports/repositories/photo-repository.ts"

import { byText } from "./order.ts"
import type { Tables } from "./store.ts"

type Photos = Pick<Tables, "photos">

/** The photos that are attached to a thing, in their order. */
export const attachedTo = (
  { photos }: Photos,
  { purpose, thingId }: PhotoThing
): ReadonlyArray<PhotoRecord> =>
  [...photos.values()]
    .filter((photo) => photo.purpose === purpose && photo.thingId === thingId && photo.state === "attached")
    .toSorted((a, b) => a.position - b.position || byText(a.id, b.id))

/** The same as they are shown. */
export const photosOf = (tables: Photos, thing: PhotoThing): ReadonlyArray<Photo> =>
  attachedTo(tables, thing).map(asPhoto)
