import type { PhotoState } from "#domain/photo/photo.ts"

import type { Tables } from "./store.ts"

/** Gives those photos of a thing that are in the state `from` another state. */
export const changePhotos = (
  photos: Tables["photos"],
  thingId: string,
  from: PhotoState,
  state: PhotoState
) => {
  for (const photo of photos.values()) {
    if (photo.thingId === thingId && photo.state === from) photos.set(photo.id, { ...photo, state })
  }
}
